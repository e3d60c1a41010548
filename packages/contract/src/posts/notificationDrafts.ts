import type { NotificationDraft } from '../core/notificationDraft.ts';
import { plainText } from '../text/memberText.ts';

/** Fields of a post that notifications read. */
interface NotifiablePost {
  id: string;
  user_id: string;
  content: string;
}

/** Kinds of notifications of a like. */
export const LIKE_KINDS = ['post_liked'] as const;

/** Kinds of notifications of a comment. */
export const COMMENT_KINDS = ['mentioned_in_comment', 'comment_replied', 'post_commented'] as const;

/** The comment behind a notification: members it mentions, and the comment it replies to. */
interface NotifiableComment {
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

const draftOf = (
  kind: string,
  { id, content }: NotifiablePost,
  actor: string,
  recipients: readonly string[],
): NotificationDraft => ({
  kind,
  key: `${kind}:${id}`,
  actor,
  recipients,
  subject: { type: 'post', id, title: titleOf(content) },
});

/** Notification to members mentioned in a new post, or added by its edit. */
export const postNotifications = (
  post: NotifiablePost,
  mentioned: readonly string[],
): NotificationDraft[] => [draftOf('mentioned_in_post', post, post.user_id, mentioned)];

/** Notification of a new like. */
export const likeNotifications = (post: NotifiablePost, actor: string): NotificationDraft[] => [
  { ...draftOf('post_liked', post, actor, [post.user_id]), isOncePerActor: true },
];

/**
 * Notifications of a new comment. Each recipient gets one: as mentioned, replied to, or the author.
 */
export function commentNotifications(
  post: NotifiablePost,
  { user_id, mentioned, repliedTo }: NotifiableComment,
): NotificationDraft[] {
  const notified = new Set(mentioned);
  const oncePerRecipient = (id: string) => {
    const recipients = notified.has(id) ? [] : [id];
    notified.add(id);
    return recipients;
  };
  const replied = repliedTo && {
    ...draftOf('comment_replied', post, user_id, oncePerRecipient(repliedTo.user_id)),
    key: `comment_replied:${repliedTo.id}`,
  };
  return [
    draftOf('mentioned_in_comment', post, user_id, mentioned),
    ...(replied ? [replied] : []),
    draftOf('post_commented', post, user_id, oncePerRecipient(post.user_id)),
  ];
}
