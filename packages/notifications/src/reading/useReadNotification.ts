import { usePortal } from '@saudagar/portal';
import { useCallback } from 'react';
import { readOne } from './readOneFlow.ts';

/** Marks a notification as read that was opened outside the list, such as from the device. */
export function useReadNotification(): (id: string) => void {
  const portal = usePortal();
  return useCallback((id) => readOne(portal, id), [portal]);
}
