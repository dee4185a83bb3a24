// The part of the vendored bundle's types that the client uses, written out small for tsc.
export type VNode = any;
export type Child = VNode | string | number | bigint | boolean | null | undefined | Child[];
export interface Ref<T> { current: T }
export interface Signal<T> { value: T; peek(): T; subscribe(fn: (value: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(fn: (value: T) => void): () => void }
export function html(strings: TemplateStringsArray, ...values: any[]): VNode;
export function h(type: any, props: any, ...children: Child[]): VNode;
export function render(vnode: VNode, parent: Element): void;
export const Fragment: any;
export function createContext<T>(value: T): { Provider: any; Consumer: any };
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useRef<T>(initial: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
export function useCallback<T extends Function>(fn: T, inputs: readonly unknown[]): T;
export function useContext<T>(context: any): T;
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
