import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotifier } from '../notices/NotifierContext.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useRestoreFocus } from '../useRestoreFocus.ts';
import type { Loadable } from './loadable.tsx';

/** Code that loads within this delay, in milliseconds, opens without a flashing pending mark. */
const LOADING_DELAY_MS = 200;

/** Props of a button that opens an overlay: hover, focus and press load its code. */
export interface OpenerProps {
  'aria-haspopup': 'dialog' | 'menu' | 'listbox';
  'aria-expanded': boolean;
  isPending: boolean;
  onHoverStart: () => void;
  onFocus: () => void;
  onPressStart: () => void;
  onPress: () => void;
}

/** An overlay whose code is loaded on demand. */
export interface OnDemandOverlay {
  /** True when it is open and its code has loaded: render its `View`. */
  isOpen: boolean;
  /** True while an opened overlay waits for its code. */
  isPending: boolean;
  /** Opens it, after loading its code if needed. A toast reports a load failure. */
  open: () => void;
  /** Closes it, or cancels the pending opening. */
  close: () => void;
  /** Preloads its code. */
  prefetch: () => void;
  /** Props of the button that opens it. */
  openerProps: OpenerProps;
}

/**
 * Opens a dialog, menu or viewer whose code is loaded on demand. The opener retains focus and shows
 * a pending state meanwhile; React Aria then moves focus in, and back on close. A load failure is
 * reported by a toast and retried at the next opening.
 */
export function useOnDemand<Props extends object>(
  part: Loadable<Props>,
  { popup = 'dialog' }: { popup?: OpenerProps['aria-haspopup'] } = {},
): OnDemandOverlay {
  const notifier = useNotifier();
  const { lazy } = useTexts();
  const [state, setState] = useState<'closed' | 'pending' | 'open'>('closed');
  // Counts requests, so that only the result of the latest one applies.
  const request = useRef(0);
  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );

  // React Aria restores focus too early after closing on a response: the page is still inert.
  const opener = useRef<Element | null>(null);
  useRestoreFocus(state === 'open', () => opener.current as HTMLElement | null);

  const open = useCallback(async () => {
    request.current += 1;
    opener.current = document.activeElement;
    if (part.isLoaded()) return setState('open');
    const asked = request.current;
    const timer = setTimeout(
      () => asked === request.current && setState('pending'),
      LOADING_DELAY_MS,
    );
    const isHere = await part.load();
    clearTimeout(timer);
    if (asked !== request.current) return;
    setState(isHere ? 'open' : 'closed');
    if (!isHere) notifier.error(lazy('unloaded'));
  }, [part, notifier, lazy]);

  const close = useCallback(() => {
    request.current += 1;
    setState('closed');
  }, []);
  const prefetch = useCallback(() => void part.load(), [part]);
  const isOpen = state === 'open';
  const isPending = state === 'pending';

  return {
    isOpen,
    isPending,
    open: useCallback(() => void open(), [open]),
    close,
    prefetch,
    openerProps: {
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      isPending,
      onHoverStart: prefetch,
      onFocus: prefetch,
      onPressStart: prefetch,
      onPress: () => void open(),
    },
  };
}
