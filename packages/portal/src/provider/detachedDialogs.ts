import type { ReactNode } from 'react';

/** A dialog shown apart from the view that first opened it. */
export type DetachedDialog = (onClose: () => void) => ReactNode;

/** Dialogs that a toast reopens, on any page. One at a time. */
export interface DetachedDialogs {
  show(dialog: DetachedDialog): void;
  close(): void;
  /** The current dialog; the same function until it is replaced. */
  read(): DetachedDialog | null;
  /** Calls back on every change; returns the unsubscriber. */
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
