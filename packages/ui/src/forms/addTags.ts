/** Limits for the number of tags and the characters of a tag. */
export interface TagLimits {
  readonly maxTags?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** A rejected tag: duplicate, too long, or over the limit. */
export interface RejectedTag {
  readonly reason: 'known' | 'long' | 'full';
  readonly tag: string;
}

export interface Addition {
  /** All tags, the added ones at the end. */
  readonly tags: string[];
  readonly added: readonly string[];
  /** Rejected tags with their reasons, in order. */
  readonly rejected: readonly RejectedTag[];
}

/** Adds the tags of a text to the existing ones. Commas, tabs and line breaks separate them. */
export function addTags(
  known: readonly string[],
  text: string,
  { maxTags = Number.POSITIVE_INFINITY, maxLength = Number.POSITIVE_INFINITY }: TagLimits = {},
): Addition {
  const tags = [...known];
  const rejected: RejectedTag[] = [];
  for (const tag of tagsIn(text)) {
    if (tags.some((one) => isSameTag(one, tag))) rejected.push({ reason: 'known', tag });
    else if ([...tag].length > maxLength) rejected.push({ reason: 'long', tag });
    else if (tags.length >= maxTags) rejected.push({ reason: 'full', tag });
    else tags.push(tag);
  }
  return { tags, added: tags.slice(known.length), rejected };
}

/** Checks whether a text contains more than one tag. */
export const hasSeveralTags = (text: string): boolean => SEPARATOR.test(text);

/** Checks whether two tags are equal, ignoring case. */
export const isSameTag = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

const SEPARATOR = /[,\t\r\n]/;

function tagsIn(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
