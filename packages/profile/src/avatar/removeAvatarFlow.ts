import { deleteProfilePhoto } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { showAvatar } from './avatarActors.ts';

/** Removes the member's photo, once confirmed (ACCT-125–128). */
export const removeAvatarMachine = commandMachine<null, null>('removePhoto');

/** The photo's removal on the portal's client. */
export const provideRemoveAvatar = (portal: Portal) =>
  provideFlow(removeAvatarMachine, {
    actors: {
      run: write(
        portal,
        deleteProfilePhoto,
        () => ({}),
        () => null,
      ),
    },
    actions: { publish: () => showAvatar(portal) },
  });
