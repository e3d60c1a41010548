/** A word of a tag: letters with their marks, digits, underscore, in any script. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_/&])#([\p{L}\p{M}\p{N}_]+)/gu;
const MENTION = /(?<![\p{L}\p{M}\p{N}_/.+-])@([\p{L}\p{M}\p{N}_]+)/gu;

/** The tags of a text. */
export interface Tags {
  /** Without `#`, in lower case, in order, each once. */
  hashtags: string[];
  /** Without `@`, as written, in order, each once. */
  mentions: string[];
}

/** Reads hashtags and mentions out of a member's text (FEED-059). */
export function extractTags(text: string): Tags {
  return {
    hashtags: words(text, HASHTAG)
      .map((word) => word.toLowerCase())
      .filter(isFirst),
    mentions: words(text, MENTION).filter(isFirst),
  };
}

const words = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '');

const isFirst = (word: string, index: number, all: string[]) => all.indexOf(word) === index;
