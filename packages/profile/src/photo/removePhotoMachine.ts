import { commandMachine } from '@saudagar/flows';

/** Removes the member's photo, once confirmed (ACCT-125–128). */
export const removePhotoMachine = commandMachine<null, null>('removePhoto');
