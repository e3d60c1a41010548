import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotifier } from '../notices/NotifierContext.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useRestoreFocus } from '../useRestoreFocus.ts';
import type { Loadable } from './loadable.tsx';

/** Code that comes within so many milliseconds opens as if it had been here: no mark comes and goes. */
const LOADING_DELAY_MS = 200;

/** What a button needs that opens something: pointing, focus and the press itself fetch the code. */
export interface OpenerProps {
  'aria-haspopup': 'dialog' | 'menu' | 'listbox';
  'aria-expanded': boolean;
  isPending: boolean;
  onHoverStart: () => void;
  onFocus: () => void;
  onPressStart: () => void;
  onPress: () => void;
}

/** A part of the page that opens over it and is fetched then. */
export interface OnDemandOverlay {
  /** Whether it is open, which it is only once its code is here: then render its `View`. */
  isOpen: boolean;
  /** Whether it was asked for and its code takes a while. */
  isPending: boolean;
  /** Opens it, after fetching its code where that is not here. A notice says where it did not come. */
  open: () => void;
  /** Closes it, or no longer waits for it. */
  close: () => void;
  /** Fetches its code ahead. */
  prefetch: () => void;
  /** All of that for the button that opens it. */
  openerProps: OpenerProps;
}

/**
 * Opens a dialog, menu or viewer whose code comes on demand. The opener keeps focus and shows that
 * it is pending meanwhile; React Aria then takes focus in, and back on closing. A failed fetch is
 * said in a notice and tried again at the next opening.
 */
export function useOnDemand<Props extends object>(
  part: Loadable<Props>,
  { popup = 'dialog' }: { popup?: OpenerProps['aria-haspopup'] } = {},
): OnDemandOverlay {
  const notifier = useNotifier();
  const { lazy } = useTexts();
  const [state, setState] = useState<'closed' | 'pending' | 'open'>('closed');
  // Counts what was asked for, so that an answer counts only while nothing else came after.
  const request = useRef(0);
  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );

  // React Aria gives focus back too soon where an answer closes it: the page behind is inert still.
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
