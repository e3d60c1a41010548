import { useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { provideNewVersion, type Versions, workersVersions } from './newVersionFlow.ts';

export interface NewVersionProps {
  /** Source of newer versions. @default the service worker */
  versions?: Versions;
}

/**
 * Offers a newer version of the app, which a reload begins; drafts are stored. Closing the offer
 * leaves it to the next visit.
 */
// SHELL-195
export function NewVersion({ versions = workersVersions }: NewVersionProps) {
  const { lazy } = useTexts();
  const { notifier } = usePortal();
  const [provide] = useState(() => () => provideNewVersion(versions));
  const actor = useViewActor(provide, undefined);
  useEmitted(actor, 'version.offered', () => {
    notifier.info(lazy('version.ready'), {
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: lazy('version.use'),
        onAction: () => actor.send({ type: 'version.accepted' }),
      },
    });
  });
  return null;
}
