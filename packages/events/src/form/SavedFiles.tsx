import type { Event } from '@saudagar/contract';
import { type Portal, startPersistentActor, usePersistentActor } from '@saudagar/portal';
import { provideEventUploads, uploadsKey } from './eventUploadsActors.ts';
import {
  canRetry,
  type EndedFiles,
  isOnlyUnordered,
  namesOf,
  refusedOf,
} from './eventUploadsMachine.ts';
import { FilesStage } from './FilesStage.tsx';
import type { useTexts } from './texts.ts';

interface SavedFilesProps {
  title: string;
  /** The saved event. */
  event: Event;
  onEnded: (ended: EndedFiles) => void;
  onClose: () => void;
}

const NOTHING = { removed: [], order: [], banner: [], gallery: [], documents: [] };

/** Upload progress of an event just saved; the form's actor has started the uploads. */
export function SavedFiles({ title, event, onEnded, onClose }: SavedFilesProps) {
  const actor = usePersistentActor(uploadsKey(event.id), provideEventUploads, {
    event,
    work: NOTHING,
  });
  return <FilesStage title={title} actor={actor} onEnded={onEnded} onClose={onClose} />;
}

/** Reports uploads that run without a view: success, or failed files with Retry or the reason. */
export function followFiles(
  portal: Portal,
  lazy: ReturnType<typeof useTexts>['lazy'],
  { title, event, onEnded }: Omit<SavedFilesProps, 'onClose'>,
): void {
  const { notifier, dialogs } = portal;
  const actor = startPersistentActor(portal, uploadsKey(event.id), provideEventUploads, {
    event,
    work: NOTHING,
  });
  actor.on('files.ended', ({ ended }) => onEnded(ended));
  const watching = actor.subscribe((snapshot) => {
    if (!snapshot.matches('incomplete')) return;
    watching.unsubscribe();
    const { tasks } = snapshot.context;
    const refused = refusedOf(tasks).flatMap(({ name }) => name ?? []);
    const names = [...refused, ...namesOf(tasks, false)].join(', ');
    const reopen = () => {
      if (canRetry(tasks)) actor.send({ type: 'files.retried' });
      dialogs.show((close) => (
        <SavedFiles title={title} event={event} onEnded={() => {}} onClose={close} />
      ));
    };
    const text = canRetry(tasks) ? 'files.missing' : 'files.without';
    notifier.error(
      names
        ? lazy(text, { names })
        : lazy(isOnlyUnordered(tasks) ? 'files.unordered' : 'files.unremoved'),
      {
        duration: Number.POSITIVE_INFINITY,
        action: {
          label: lazy(canRetry(tasks) ? 'files.retry' : 'files.reason'),
          onAction: reopen,
        },
      },
    );
  });
}
