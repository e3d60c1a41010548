import { PROFILE_PHOTO_MAX_BYTES, PROFILE_PHOTO_TYPES } from '@saudagar/contract';

/** Reason a file is rejected as a profile photo. */
export type AvatarRefusal = 'wrongType' | 'tooLarge' | 'unreadable';

/** Reason a file is rejected, or null: type is checked before size (ACCT-109–115, 129). */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): AvatarRefusal | null {
  if (!(PROFILE_PHOTO_TYPES as readonly string[]).includes(type)) return 'wrongType';
  return size > PROFILE_PHOTO_MAX_BYTES ? 'tooLarge' : null;
}
