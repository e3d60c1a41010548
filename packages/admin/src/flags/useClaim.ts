import { startPersistentActor, usePortal } from '@saudagar/portal';
import { useCallback } from 'react';
import type { Case } from './cases.ts';
import { provideClaim } from './claimFlow.ts';
import { useTexts } from './texts.ts';
import { TOAST_MS } from './useUndo.ts';

/** Returns a function that claims or releases a case; a failure is shown as a toast. */
export function useClaim(): (one: Case, isTaken: boolean) => void {
  const portal = usePortal();
  const { lazy } = useTexts();
  return useCallback(
    ({ id: caseId, flag }, isTaken) => {
      const key = `admin.claim.${caseId}`;
      if (portal.actors.find(key)?.getSnapshot().hasTag('busy')) return;
      // A failed claim is dropped, since the next one has another input.
      portal.actors.drop(key);
      const input = { flagId: flag.id, caseId, isTaken };
      const claim = startPersistentActor(portal, key, provideClaim, { input });
      claim.on('command.failed', ({ failure }) =>
        portal.notifier.error(failure.detail ?? lazy('claim.failed'), { duration: TOAST_MS }),
      );
      claim.send({ type: 'command.confirmed' });
    },
    [portal, lazy],
  );
}
