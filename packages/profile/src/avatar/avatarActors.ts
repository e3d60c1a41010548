import { getMe, uploadProfilePhoto } from '@saudagar/contract';
import { preparePhotos } from '@saudagar/files/machines';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAvatar } from '../changes/changes.ts';
import { avatarMachine } from './avatarMachine.ts';
import { AVATAR_FILES } from './avatarRules.ts';
import { cropImage } from './cropImage.ts';

/** The photo on the portal's client. */
export const provideAvatar = (portal: Portal) =>
  avatarMachine.provide({
    actors: {
      prepare: fromPromise(({ input }) => prepareAvatar(input.file)),
      upload: fromPromise(async ({ input: { file, area, onProgress } }) =>
        portal.client.call(uploadProfilePhoto, {
          body: { file: await cropImage(file, area) },
          onProgress,
        }),
      ),
    },
    actions: { publish: () => showAvatar(portal) },
  });

/** Shows the new photo, or its removal, wherever the member appears, in every tab. */
export function showAvatar(portal: Portal): void {
  publishAvatar(portal);
  portal.client.call(getMe).then(
    (user) => portal.session.send({ type: 'user.changed', user, hasNewAvatar: true }),
    // The next session refresh updates it.
    (error: unknown) => console.info('saudagar: user', error),
  );
}

const prepareAvatar = (file: File) =>
  new Promise<File | null>((resolve) => {
    preparePhotos({ files: [file], rules: AVATAR_FILES, mode: 'smaller' }, (news) =>
      resolve(news.type === 'photo.prepared' ? news.to : null),
    );
  });
