import { getMe, uploadProfilePhoto } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAvatar } from '../changes/changes.ts';
import { avatarMachine } from './avatarMachine.ts';
import { cropImage } from './cropImage.ts';

/** The photo on the portal's client. */
export const provideAvatar = (portal: Portal) =>
  avatarMachine.provide({
    actors: {
      upload: fromPromise(async ({ input: { file, area, onProgress } }) =>
        portal.client.call(uploadProfilePhoto, {
          body: { file: await cropImage(file, area) },
          onProgress,
        }),
      ),
    },
    actions: { publish: () => showAvatar(portal) },
  });

/** Shows the new photo, or none, wherever the member is seen, and on the profile in every tab. */
export function showAvatar(portal: Portal): void {
  publishAvatar(portal);
  portal.client.call(getMe).then(
    (user) => portal.session.send({ type: 'user.changed', user, hasNewAvatar: true }),
    // The next look at the session brings it.
    (error: unknown) => console.info('saudagar: user', error),
  );
}
