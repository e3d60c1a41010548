import {
  type MemberTextNode,
  normalizeTyped,
  type Post,
  parseMemberText,
} from '@saudagar/contract';
import type { FeedConfiguration } from './feedConfiguration.ts';

/** Settings that decide which posts are hidden. */
export interface Hiding extends Pick<FeedConfiguration, 'hideUsers' | 'hideKeywords'> {
  /** The reader, whose own posts are never hidden. */
  readerId: string | null;
}

/**
 * Returns a predicate of hidden posts: by author, or by a whole word in the text, the hashtags or
 * the linked addresses (FEED-197–201, FEED-204).
 */
export function hiddenBy({ hideUsers, hideKeywords, readerId }: Hiding): (post: Post) => boolean {
  const members = new Set(hideUsers.map(({ id }) => id));
  const words = hideKeywords.length > 0 ? patternOf(hideKeywords) : null;
  return (post) =>
    post.user_id !== readerId && (members.has(post.user_id) || !!words?.test(wordsIn(post)));
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** Returns the pattern of a list of words, cached per list. */
function patternOf(words: readonly string[]): RegExp {
  const pattern = patterns.get(words) ?? wordsPattern(words);
  patterns.set(words, pattern);
  return pattern;
}

/** A letter, digit or mark on either side would make it another word. */
function wordsPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => escaped(plain(word))).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_])(?:${any})(?![\\p{L}\\p{N}\\p{M}_])`, 'u');
}

const plain = (text: string) => normalizeTyped(text).toLowerCase();
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const known = new WeakMap<Post, string>();

/** Returns a post's searchable text, cached per post. */
function wordsIn(post: Post): string {
  const words =
    known.get(post) ??
    plain([...readable(parseMemberText(post.content)), ...post.hashtags.map(hash)].join(''));
  known.set(post, words);
  return words;
}

const hash = (tag: string) => ` #${tag}`;

/** Returns the visible text, with each link's address after it. */
function readable(nodes: readonly MemberTextNode[]): string[] {
  return nodes.flatMap((node) => {
    if ('text' in node) return [node.text];
    const inside = readable(node.children);
    return node.type === 'link' ? [...inside, ` ${node.url} `] : inside;
  });
}
