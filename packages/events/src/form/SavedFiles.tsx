import type { Event } from '@saudagar/contract';
import { type Portal, startPersistentActor, usePersistentActor } from '@saudagar/portal';
import { provideEventUploads, uploadsKey } from './eventUploadsActors.ts';
import { type EndedFiles, namesOf } from './eventUploadsMachine.ts';
import { FilesStage } from './FilesStage.tsx';
import type { useTexts } from './texts.ts';

interface SavedFilesProps {
  title: string;
  /** The saved event. */
  event: Event;
  onEnded: (ended: EndedFiles) => void;
  onClose: () => void;
}

const NOTHING = { removed: [], banner: [], gallery: [], documents: [] };

/** Upload progress of an event just saved; the form's actor has started the uploads. */
export function SavedFiles({ title, event, onEnded, onClose }: SavedFilesProps) {
  const actor = usePersistentActor(uploadsKey(event.id), provideEventUploads, {
    event,
    work: NOTHING,
  });
  return <FilesStage title={title} actor={actor} onEnded={onEnded} onClose={onClose} />;
}

/** Reports uploads that run without a view: success, or failed files with Retry. */
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
    const names = namesOf(snapshot.context.tasks, false).join(', ');
    const retry = () => {
      actor.send({ type: 'files.retried' });
      dialogs.show((close) => (
        <SavedFiles title={title} event={event} onEnded={() => {}} onClose={close} />
      ));
    };
    notifier.error(names ? lazy('files.missing', { names }) : lazy('files.unremoved'), {
      duration: Number.POSITIVE_INFINITY,
      action: { label: lazy('files.retry'), onAction: retry },
    });
  });
}
