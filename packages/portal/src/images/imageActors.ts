import { getFile, getFileThumbnail, getProfilePhoto } from '@saudagar/contract';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Portal } from '../provider/portal.ts';
import { type ImageRequest, imageMachine } from './imageMachine.ts';

/**
 * Provides the picture machine with a portal. Images are only fetched by the client, so that no
 * other server gets the token; views of the same image share one fetch, which no single view may
 * cancel.
 */
export const provideImage = ({ client, getToken, avatars }: Portal) =>
  imageMachine.provide({
    actors: {
      fetchImage: fromPromise<string | null, ImageRequest>(async ({ input }) => {
        if ((await getToken()) === null) return null;
        const { kind, id, size } = input;
        return avatars.address(`${kind}/${id}/${size}`, (v) => {
          if (kind === 'profile') {
            const params = { userId: id, size };
            return client.call(getProfilePhoto, { params, query: { v }, leavesSession: true });
          }
          const file = size === 'full' ? getFile : getFileThumbnail;
          return client.call(file, { params: { id }, leavesSession: true });
        });
      }),
      watchConnection: fromCallback<EventObject>(({ sendBack }) => {
        const restore = () => sendBack({ type: 'connection.restored' });
        window.addEventListener('online', restore);
        return () => window.removeEventListener('online', restore);
      }),
    },
  });
