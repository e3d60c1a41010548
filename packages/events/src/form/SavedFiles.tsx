import type { Event } from '@saudagar/contract';
import { useKeptActor } from '@saudagar/portal';
import { provideEventUploads, uploadsKey } from './eventUploadsActors.ts';
import type { EndedFiles } from './eventUploadsMachine.ts';
import { FilesStage } from './FilesStage.tsx';

interface SavedFilesProps {
  title: string;
  /** The event as it was saved. */
  event: Event;
  onEnded: (ended: EndedFiles) => void;
  onClose: () => void;
}

const NOTHING = { removed: [], banner: [], gallery: [], documents: [] };

/** The files of an event that was just saved, which the form's actor has begun to upload. */
export function SavedFiles({ title, event, onEnded, onClose }: SavedFilesProps) {
  const actor = useKeptActor(uploadsKey(event.id), provideEventUploads, { event, work: NOTHING });
  return <FilesStage title={title} actor={actor} onEnded={onEnded} onClose={onClose} />;
}
