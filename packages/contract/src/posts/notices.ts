import type { Notice } from '../core/notice.ts';
import { plainText } from '../text/memberText.ts';

/** Fields of a post that notifications read. */
interface NoticedPost {
  id: string;
  user_id: string;
  content: string;
}

/** The comment behind a notification: members it mentions, and the comment it replies to. */
interface NoticedComment {
  user_id: string;
  mentioned: readonly string[];
  repliedTo?: { id: string; user_id: string } | undefined;
}

const TITLE_MAX = 80;

/** Title of a post in notifications: its beginning without markup, cut between words. */
function titleOf(content: string): string | null {
  const characters = [...plainText(content).replace(/\s+/g, ' ').trim()];
  if (characters.length <= TITLE_MAX) return characters.join('') || null;
  const cut = characters.slice(0, TITLE_MAX - 1).join('');
  const lastSpace = characters[TITLE_MAX - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // A single giant word is cut within.
  return `${lastSpace < 1 ? cut : cut.slice(0, lastSpace).replace(/[\s.,:;]+$/, '')}…`;
}

const about = (
  kind: string,
  { id, content }: NoticedPost,
  actor: string,
  recipients: readonly string[],
): Notice => ({
  kind,
  key: `${kind}:${id}`,
  actor,
  recipients,
  subject: { type: 'post', id, title: titleOf(content) },
});

/** Notification to members mentioned in a new post, or added by its edit. */
export const postNotices = (post: NoticedPost, mentioned: readonly string[]): Notice[] => [
  about('mentioned_in_post', post, post.user_id, mentioned),
];

/** Notification of a new like. */
export const likeNotices = (post: NoticedPost, actor: string): Notice[] => [
  { ...about('post_liked', post, actor, [post.user_id]), isOncePerActor: true },
];

/**
 * Notifications of a new comment. Each recipient gets one: as mentioned, replied to, or the author.
 */
export function commentNotices(
  post: NoticedPost,
  { user_id, mentioned, repliedTo }: NoticedComment,
): Notice[] {
  const told = new Set(mentioned);
  const tellOnce = (id: string) => {
    const recipients = told.has(id) ? [] : [id];
    told.add(id);
    return recipients;
  };
  const replied = repliedTo && {
    ...about('comment_replied', post, user_id, tellOnce(repliedTo.user_id)),
    key: `comment_replied:${repliedTo.id}`,
  };
  return [
    about('mentioned_in_comment', post, user_id, mentioned),
    ...(replied ? [replied] : []),
    about('post_commented', post, user_id, tellOnce(post.user_id)),
  ];
}
