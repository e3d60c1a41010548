import type { Event } from '@saudagar/contract';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { provideEventUploads, uploadsKey } from './eventUploadsActors.ts';
import type { FileWork } from './eventUploadsMachine.ts';
import { countFiles } from './eventValues.ts';

/** Starts uploads that continue after the dialog closes (EVT-153). */
export function beginFiles(portal: Portal, event: Event, work: FileWork): void {
  if (work.removed.length + work.order.length + countFiles(work) === 0) return;
  startPersistentActor(portal, uploadsKey(event.id), provideEventUploads, { event, work });
}
