import type { ReactNode } from 'react';

/** A dialog that is shown apart from the view that opened it first. */
export type DetachedDialog = (onClose: () => void) => ReactNode;

/** Dialogs that a notice opens again, wherever the member is by then. One at a time. */
export interface DetachedDialogs {
  show(dialog: DetachedDialog): void;
  close(): void;
  /** The dialog to show; the same function until another is. */
  read(): DetachedDialog | null;
  /** Calls back on every change; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

export function createDetachedDialogs(): DetachedDialogs {
  const listeners = new Set<() => void>();
  let shown: DetachedDialog | null = null;
  function change(next: DetachedDialog | null) {
    shown = next;
    for (const listener of listeners) listener();
  }
  return {
    show: change,
    close: () => change(null),
    read: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
