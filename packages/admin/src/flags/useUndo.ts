import { startPersistentActor, usePortal } from '@saudagar/portal';
import type { ToastOptions } from '@saudagar/ui';
import { useCallback } from 'react';
import { useTexts } from './texts.ts';
import { provideUndo } from './undoFlow.ts';

/** How long a notice about a flag stays, in milliseconds (ADM-091). */
export const NOTICE_MS = 5000;

/** What a notice offers where decisions can be taken back; told wherever the moderator is by then. */
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
          portal.notifier.success(lazy('undo.done'), { duration: NOTICE_MS }),
        );
        undo.on('command.failed', ({ failure }) =>
          portal.notifier.error(failure.detail ?? lazy('undo.failed'), { duration: NOTICE_MS }),
        );
        undo.send({ type: 'command.confirmed' });
      };
      return { action: { label: lazy('undo.label'), onAction } };
    },
    [portal, lazy],
  );
}
