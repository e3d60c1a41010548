import { ApiError, getFile, getFileThumbnail, getProfilePhoto } from '@saudagar/contract';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Portal } from '../provider/portal.ts';
import { type ImageRequest, imageMachine } from './imageMachine.ts';

/**
 * Provides the picture machine with a portal. Images are only fetched by the client, so that no
 * other server gets the token; views of the same image share one fetch, which no single view may
 * cancel. One that the server does not give now is the one that this device kept.
 */
export const provideImage = ({ client, getToken, avatars, images }: Portal) =>
  imageMachine.provide({
    actors: {
      fetchImage: fromPromise<string | null, ImageRequest>(async ({ input }) => {
        if ((await getToken()) === null) return null;
        const { kind, id, size } = input;
        const read = (v: string) => {
          if (kind === 'profile') {
            const params = { userId: id, size };
            return client.call(getProfilePhoto, { params, query: { v }, leavesSession: true });
          }
          const file = size === 'full' ? getFile : getFileThumbnail;
          return client.call(file, { params: { id }, leavesSession: true });
        };
        return avatars.address(`${kind}/${id}/${size}`, (v) =>
          read(v).catch(async (error: unknown) => {
            const kept = ApiError.from(error).isTransient ? await images.find(input) : undefined;
            if (!kept) throw error;
            return kept;
          }),
        );
      }),
      watchConnection: fromCallback<EventObject>(({ sendBack }) => {
        const restore = () => sendBack({ type: 'connection.restored' });
        window.addEventListener('online', restore);
        return () => window.removeEventListener('online', restore);
      }),
    },
  });
