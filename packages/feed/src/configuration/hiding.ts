import {
  type MemberTextNode,
  normalizeTyped,
  type Post,
  parseMemberText,
} from '@saudagar/contract';
import type { FeedConfiguration } from './feedConfiguration.ts';

/** What decides which posts are hidden. */
export interface Hiding extends Pick<FeedConfiguration, 'hideUsers' | 'hideKeywords'> {
  /** The reader, whose own posts are always shown. */
  readerId: string | null;
}

/**
 * Tells whether a post is hidden: by its author, or by a whole word in its text, its hashtags or the
 * addresses it links to (FEED-197–201, FEED-204).
 */
export function hiddenBy({ hideUsers, hideKeywords, readerId }: Hiding): (post: Post) => boolean {
  const members = new Set(hideUsers.map(({ id }) => id));
  const words = hideKeywords.length > 0 ? patternOf(hideKeywords) : null;
  return (post) =>
    post.user_id !== readerId && (members.has(post.user_id) || !!words?.test(wordsIn(post)));
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** The pattern of the words; a list of them is made into one once. */
function patternOf(words: readonly string[]): RegExp {
  const pattern = patterns.get(words) ?? wordsPattern(words);
  patterns.set(words, pattern);
  return pattern;
}

/** A letter, digit or mark before or after would make it another word. */
function wordsPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => escaped(plain(word))).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_])(?:${any})(?![\\p{L}\\p{N}\\p{M}_])`, 'u');
}

const plain = (text: string) => normalizeTyped(text).toLowerCase();
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const known = new WeakMap<Post, string>();

/** Everything of a post that words are looked for in; worked out once for each. */
function wordsIn(post: Post): string {
  const words =
    known.get(post) ??
    plain([...readable(parseMemberText(post.content)), ...post.hashtags.map(hash)].join(''));
  known.set(post, words);
  return words;
}

const hash = (tag: string) => ` #${tag}`;

/** The text as it is read, and after each link its address. */
function readable(nodes: readonly MemberTextNode[]): string[] {
  return nodes.flatMap((node) => {
    if ('text' in node) return [node.text];
    const inside = readable(node.children);
    return node.type === 'link' ? [...inside, ` ${node.url} `] : inside;
  });
}
