import type { LazyText } from '../texts/catalogue.ts';

/** Kind of toast: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'error';

/** Default duration of a toast (WID-090). */
export const NOTICE_DURATION_MS = 4000;
/** Maximum number of visible toasts; others are queued. */
const NOTICES_SHOWN = 3;

/** Default duration of a toast whose action can be undone. */
const UNDO_DURATION_MS = 8000;

/** An action offered by a toast. */
export interface ToastAction {
  /** Label of the button. */
  readonly label: string | LazyText;
  /** Called when it is pressed; the toast then closes. */
  readonly onAction: () => void;
}

/** A short message about a recent event. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** The text: a lazy one follows a switch of language, a string from a server does not. */
  readonly text: string | LazyText;
  /** Duration in milliseconds. */
  readonly duration: number;
  /** A button beside the text, such as Undo. */
  readonly action?: ToastAction | undefined;
}

/** Options of a toast. */
export interface ToastOptions {
  /** Duration in milliseconds; `Infinity` until dismissed. @default 4000, 8000 with an action */
  duration?: number;
  /** A button beside the text, such as Undo. @default none */
  action?: ToastAction;
}

/** Source of toasts, read by the toast region. */
export interface Notifier {
  /** Reports a success. Returns the toast's id. */
  success(text: string | LazyText, options?: ToastOptions): number;
  /** Reports information. Returns the toast's id. */
  info(text: string | LazyText, options?: ToastOptions): number;
  /** Reports an error. Returns the toast's id. */
  error(text: string | LazyText, options?: ToastOptions): number;
  /** Dismisses a toast early. */
  dismiss(id: number): void;
  /** Dismisses all toasts. */
  clear(): void;
  /** Pauses all timers while a toast is being read. */
  pause(): void;
  /** Resumes all timers with their remaining time. */
  resume(): void;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The visible toasts, newest first. The same array until they change. */
  shown(): readonly Toast[];
}

interface Running extends Toast {
  left: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Creates a notifier, the single queue of toasts (WID-090, WID-091). Small and independent of React
 * and of the toast region. Repeating a visible message only restarts its timer; a message with an
 * action is always separate.
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
    // The oldest are shown first, so that none is replaced before it was read.
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
