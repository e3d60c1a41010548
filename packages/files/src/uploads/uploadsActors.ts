import type { FileCategory } from '@saudagar/contract';
import type { Portal, PortalLogic } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { sendFile, sendingPreparation } from '../transfers/sendFileActors.ts';
import { uploadsMachine } from './uploadsMachine.ts';

const bound = new Map<FileCategory, PortalLogic<typeof uploadsMachine>>();

/** Implements uploads of a category with the portal's client; removing a file aborts its upload. */
export function provideUploads(category: FileCategory): PortalLogic<typeof uploadsMachine> {
  const known = bound.get(category);
  if (known) return known;
  const provide = (portal: Portal) =>
    uploadsMachine.provide({
      actors: {
        photos: sendingPreparation(portal, category),
        uploadFile: fromPromise(({ input: { file, clientId, onProgress }, signal }) =>
          sendFile(portal, { file, clientId, category }, { onProgress, signal }),
        ),
      },
    });
  bound.set(category, provide);
  return provide;
}
