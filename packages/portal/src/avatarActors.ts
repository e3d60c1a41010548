import { getProfilePhoto } from '@saudagar/contract';
import { fromPromise } from 'xstate';
import { avatarMachine, type PhotoWanted } from './avatarMachine.ts';
import type { Portal } from './portal.ts';

/**
 * The avatar machine on a portal. A photo goes only over the client, so the token reaches no
 * server but ours; all avatars that want the same photo share one fetch, which no single view
 * may give up.
 */
export const provideAvatar = ({ client, getToken, photos }: Portal) =>
  avatarMachine.provide({
    actors: {
      fetchPhoto: fromPromise<string | null, PhotoWanted>(async ({ input: params }) => {
        if ((await getToken()) === null) return null;
        return photos.address(`${params.userId}/${params.size}`, (v) =>
          client.call(getProfilePhoto, { params, query: { v } }),
        );
      }),
    },
  });
