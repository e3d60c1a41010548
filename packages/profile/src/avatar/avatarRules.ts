import { PROFILE_PHOTO_MAX_BYTES, PROFILE_PHOTO_TYPES } from '@saudagar/contract';

/** Why a file is not taken as a profile photo. */
export type AvatarRefusal = 'wrongType' | 'tooLarge' | 'unreadable';

/** Why a file is not taken, or null where it is: by its type first, then its size (ACCT-109–115, 129). */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): AvatarRefusal | null {
  if (!(PROFILE_PHOTO_TYPES as readonly string[]).includes(type)) return 'wrongType';
  return size > PROFILE_PHOTO_MAX_BYTES ? 'tooLarge' : null;
}
