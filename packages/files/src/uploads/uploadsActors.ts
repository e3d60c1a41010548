import { type FileCategory, uploadFile, uploadFileAlias } from '@saudagar/contract';
import type { Portal, PortalLogic } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { preparedFile } from '../photos/preparePhotos.ts';
import { uploadsMachine } from './uploadsMachine.ts';

const bound = new Map<FileCategory, PortalLogic<typeof uploadsMachine>>();

/** Implements uploads of a category with the portal's client; removing a file aborts its upload. */
export function provideUploads(category: FileCategory): PortalLogic<typeof uploadsMachine> {
  const known = bound.get(category);
  if (known) return known;
  // Each screen uses the path its document names (FEED-053, ADM-239).
  const upload = category === 'resources' ? uploadFileAlias : uploadFile;
  const provide = ({ client }: Portal) =>
    uploadsMachine.provide({
      actors: {
        uploadFile: fromPromise(async ({ input, signal }) => {
          const { file: info } = await client.call(upload, {
            body: { category, file: await preparedFile(input.file), client_id: input.clientId },
            onProgress: input.onProgress,
            signal,
          });
          return info;
        }),
      },
    });
  bound.set(category, provide);
  return provide;
}
