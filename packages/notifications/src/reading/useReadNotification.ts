import { usePortal } from '@saudagar/portal';
import { useCallback } from 'react';
import { readOne } from './readOneFlow.ts';

/** Returns a function that marks a notification opened outside the list, as from the device. */
export function useReadNotification(): (id: string) => void {
  const portal = usePortal();
  return useCallback((id) => readOne(portal, id), [portal]);
}
