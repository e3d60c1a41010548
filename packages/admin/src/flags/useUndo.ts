import { startPersistentActor, usePortal } from '@saudagar/portal';
import type { ToastOptions } from '@saudagar/ui';
import { useCallback } from 'react';
import { useTexts } from './texts.ts';
import { provideUndo } from './undoFlow.ts';

/** Duration of a toast about a flag, in milliseconds (ADM-091). */
export const TOAST_MS = 5000;

/** Returns a function that adds Undo to a toast; its result is shown on any page. */
export function useUndo(): (ids: readonly string[]) => Pick<ToastOptions, 'action'> {
  const portal = usePortal();
  const { lazy } = useTexts();
  return useCallback(
    (ids) => {
      if (ids.length === 0) return {};
      const onAction = () => {
        const undo = startPersistentActor(portal, `admin.undo.${ids.join()}`, provideUndo, {
          input: { ids },
        });
        undo.on('command.done', () =>
          portal.notifier.success(lazy('undo.done'), { duration: TOAST_MS }),
        );
        undo.on('command.failed', ({ failure }) =>
          portal.notifier.error(failure.detail ?? lazy('undo.failed'), { duration: TOAST_MS }),
        );
        undo.send({ type: 'command.confirmed' });
      };
      return { action: { label: lazy('undo.label'), onAction } };
    },
    [portal, lazy],
  );
}
