import { useCallback, useState } from 'react';
import type { Loadable } from '../pages/loadable.tsx';

/** Whether a part that is fetched on opening is open. A failed fetch is tried again at the next opening. */
export function useOverlay(part: Pick<Loadable<object>, 'load' | 'reset'>) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const fail = useCallback(() => {
    part.reset();
    setOpen(false);
  }, [part]);
  return { isOpen, open, close, fail, load: () => void part.load() };
}
