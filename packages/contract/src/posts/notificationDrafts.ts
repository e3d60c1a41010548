import type { NotificationDraft } from '../core/notificationDraft.ts';
import { plainText } from '../text/memberText.ts';

/** A post as notices are about it. */
interface NotifiablePost {
  id: string;
  user_id: string;
  content: string;
}

/** The comment that a notice comes from: who is mentioned in it, and whose comment it answers. */
interface NotifiableComment {
  user_id: string;
  mentioned: readonly string[];
  repliedTo?: { id: string; user_id: string } | undefined;
}

const TITLE_MAX = 80;

/** The beginning of a post as it is read, cut between words: its title in notifications. */
function titleOf(content: string): string | null {
  const characters = [...plainText(content).replace(/\s+/g, ' ').trim()];
  if (characters.length <= TITLE_MAX) return characters.join('') || null;
  const cut = characters.slice(0, TITLE_MAX - 1).join('');
  const lastSpace = characters[TITLE_MAX - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // One giant word is cut where it stands.
  return `${lastSpace < 1 ? cut : cut.slice(0, lastSpace).replace(/[\s.,:;]+$/, '')}…`;
}

const about = (
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

/** The notice for those whom a new post mentions, or an edit of it adds. */
export const postNotifications = (
  post: NotifiablePost,
  mentioned: readonly string[],
): NotificationDraft[] => [about('mentioned_in_post', post, post.user_id, mentioned)];

/** The notice of a new like. */
export const likeNotifications = (post: NotifiablePost, actor: string): NotificationDraft[] => [
  { ...about('post_liked', post, actor, [post.user_id]), isOncePerActor: true },
];

/** The notices of a new comment. Each is told once: mentioned, or replied to, or the post's author. */
export function commentNotifications(
  post: NotifiablePost,
  { user_id, mentioned, repliedTo }: NotifiableComment,
): NotificationDraft[] {
  const recipientsOf = new Set(mentioned);
  const oncePerRecipient = (id: string) => {
    const recipients = recipientsOf.has(id) ? [] : [id];
    recipientsOf.add(id);
    return recipients;
  };
  const replied = repliedTo && {
    ...about('comment_replied', post, user_id, oncePerRecipient(repliedTo.user_id)),
    key: `comment_replied:${repliedTo.id}`,
  };
  return [
    about('mentioned_in_comment', post, user_id, mentioned),
    ...(replied ? [replied] : []),
    about('post_commented', post, user_id, oncePerRecipient(post.user_id)),
  ];
}
