"""Patchwork: two quilts, buttons and time, or one quilt against the Automa."""
