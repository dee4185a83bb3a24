// The part of @fluent/bundle that the client uses.
export class FluentResource { constructor(text: string) }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: any; attributes: Record<string, any> } | undefined;
  formatPattern(pattern: any, args?: Record<string, string | number | Date> | null, errors?: Error[] | null): string;
}
