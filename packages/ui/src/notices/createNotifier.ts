import type { LazyText } from '../texts/catalogue.ts';

/** How a notice is meant: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'error';

/** How long a notice stays unless told otherwise (WID-090). */
export const NOTICE_DURATION_MS = 4000;
/** Notices seen at once; more wait for their turn. */
const NOTICES_SHOWN = 3;

/** How long a notice stays whose act can be taken back. */
const UNDO_DURATION_MS = 8000;

/** What a notice offers besides being read. */
export interface ToastAction {
  /** The words of its button. */
  readonly label: string | LazyText;
  /** Called when it is pressed; the notice goes then. */
  readonly onAction: () => void;
}

/** A short text about what just happened. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** The text: a lazy one follows a switch of language, a string (a server's) stays. */
  readonly text: string | LazyText;
  /** How long it stays, in milliseconds. */
  readonly duration: number;
  /** A button beside the text, such as Undo. */
  readonly action?: ToastAction | undefined;
}

/** What may be said about a notice besides its text. */
export interface ToastOptions {
  /** How long it stays, in milliseconds; `Infinity` until dismissed. @default 4000, 8000 with an action */
  duration?: number;
  /** A button beside the text, such as Undo. @default none */
  action?: ToastAction;
}

/** Where notices come from and where the toast region reads them. */
export interface Notifier {
  /** Says that something worked. Returns the notice's id. */
  success(text: string | LazyText, options?: ToastOptions): number;
  /** Says something worth knowing. Returns the notice's id. */
  info(text: string | LazyText, options?: ToastOptions): number;
  /** Says that something went wrong. Returns the notice's id. */
  error(text: string | LazyText, options?: ToastOptions): number;
  /** Takes a notice away before its time. */
  dismiss(id: number): void;
  /** Takes all away. */
  clear(): void;
  /** Stops every clock: someone is reading. */
  pause(): void;
  /** Lets every clock run on with what was left to it. */
  resume(): void;
  /** Tells a listener of every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The notices to show, newest first. The same array until something changes. */
  shown(): readonly Toast[];
}

interface Running extends Toast {
  left: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Makes the one place that notices go through (WID-090, WID-091). Plain and small: it knows
 * neither React nor the toasts that show it. Saying the same again while it is shown only starts
 * its time anew; what can be acted on stands by itself.
 */
export function createNotifier(): Notifier {
  let all: Running[] = [];
  let shown: readonly Running[] = [];
  let isRateLimited = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const run = (notice: Running) => {
    if (isRateLimited || notice.timer || notice.left === Number.POSITIVE_INFINITY) return;
    notice.startedAt = Date.now();
    notice.timer = setTimeout(dismiss, notice.left, notice.id);
  };
  const halt = (notice: Running) => {
    if (!notice.timer) return;
    clearTimeout(notice.timer);
    notice.timer = undefined;
    notice.left -= Date.now() - notice.startedAt;
  };
  const change = (next: Running[]) => {
    all = next;
    // The oldest are shown first, so that none is pushed out before it was read.
    shown = all.slice(0, NOTICES_SHOWN).reverse();
    for (const notice of shown) run(notice);
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    const notice = all.find((one) => one.id === id);
    if (!notice) return;
    clearTimeout(notice.timer);
    change(all.filter((one) => one !== notice));
  };
  const say =
    (kind: ToastKind) =>
    (text: string | LazyText, { action, ...options }: ToastOptions = {}) => {
      const { duration = action ? UNDO_DURATION_MS : NOTICE_DURATION_MS } = options;
      const same = all.find(
        (one) => one.kind === kind && isSameText(one.text, text) && !one.action && !action,
      );
      if (same) {
        halt(same);
        same.left = duration;
        if (shown.includes(same)) run(same);
        return same.id;
      }
      lastId += 1;
      change([...all, { id: lastId, kind, text, duration, action, left: duration, startedAt: 0 }]);
      return lastId;
    };

  return {
    success: say('success'),
    info: say('info'),
    error: say('error'),
    dismiss,
    clear() {
      for (const notice of all) clearTimeout(notice.timer);
      change([]);
    },
    pause() {
      isRateLimited = true;
      for (const notice of shown) halt(notice);
    },
    resume() {
      isRateLimited = false;
      for (const notice of shown) run(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
  };
}

const isSameText = (one: string | LazyText, other: string | LazyText) =>
  JSON.stringify(one) === JSON.stringify(other);
