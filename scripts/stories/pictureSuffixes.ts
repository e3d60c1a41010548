import { PHONE } from '../catalogue/states.ts';

/** The suffix of the picture that every story has. */
export const PLAIN = '';

/** The suffix of the second picture, which a whole page has. */
export const ON_PHONE = '.phone';

/** The tag of a story that looks like another story of its component. */
const NO_PICTURE = 'no-picture';

/** The suffixes of a story's pictures. */
export function pictureSuffixes({ tags }: { tags: readonly string[] }): string[] {
  if (tags.includes(NO_PICTURE)) return [];
  return tags.includes(PHONE) ? [PLAIN, ON_PHONE] : [PLAIN];
}
