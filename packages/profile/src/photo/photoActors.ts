import { getMe, uploadProfilePhoto } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPhoto } from '../changes/changes.ts';
import { cropPicture } from './cropPicture.ts';
import { photoMachine } from './photoMachine.ts';

/** The photo on the portal's client. */
export const providePhoto = (portal: Portal) =>
  photoMachine.provide({
    actors: {
      upload: fromPromise(async ({ input: { file, area, onProgress } }) =>
        portal.client.call(uploadProfilePhoto, {
          body: { file: await cropPicture(file, area) },
          onProgress,
        }),
      ),
    },
    actions: { publish: () => showPhoto(portal) },
  });

/** Shows the new photo, or its removal, wherever the member appears, in every tab. */
export function showPhoto(portal: Portal): void {
  publishPhoto(portal);
  portal.client.call(getMe).then(
    (user) => portal.session.send({ type: 'user.changed', user, hasNewPhoto: true }),
    // The next session refresh updates it.
    (error: unknown) => console.info('saudagar: user', error),
  );
}
