import { deleteProfilePhoto } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { showPhoto } from './photoActors.ts';

/** Removes the member's photo after confirmation (ACCT-125–128). */
export const removePhotoMachine = commandMachine<null, null>('removePhoto');

/** Removing the photo on the portal's client. */
export const provideRemovePhoto = (portal: Portal) =>
  provideFlow(removePhotoMachine, {
    actors: {
      run: write(
        portal,
        deleteProfilePhoto,
        () => ({}),
        () => null,
      ),
    },
    actions: { publish: () => showPhoto(portal) },
  });
