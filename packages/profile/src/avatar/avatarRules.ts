import { IMAGE_FILES, PROFILE_PHOTO_MAX_BYTES, PROFILE_PHOTO_TYPES } from '@saudagar/contract';
import { canPrepare, type FileRules, isOddPhoto } from '@saudagar/files/machines';

/** Reason a file is rejected as a profile photo. */
export type AvatarRefusal = 'wrongType' | 'tooLarge' | 'unreadable';

/** Reason a file is rejected, or null: type is checked before size (ACCT-109–115, 129). */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): AvatarRefusal | null {
  if (!(PROFILE_PHOTO_TYPES as readonly string[]).includes(type)) return 'wrongType';
  return size > PROFILE_PHOTO_MAX_BYTES ? 'tooLarge' : null;
}

/** Types and size of a profile photo, as the rules of chosen files. */
export const AVATAR_FILES: FileRules = {
  kinds: IMAGE_FILES.kinds.filter(({ mime }) => mime !== 'image/gif'),
  maxBytes: { image: PROFILE_PHOTO_MAX_BYTES, document: 0, video: 0 },
  maxFiles: 1,
};

/** Returns true for a rejected photo that may be made smaller, or converted, until it fits. */
export function isPreparable(file: File): boolean {
  if (!canPrepare() || file.type === 'image/gif') return false;
  return refusalOf(file) === 'tooLarge' || isOddPhoto(file, AVATAR_FILES.kinds);
}
