import { extractMentions } from '@saudagar/contract';
import {
  commentNotifications,
  likeNotifications,
  type NotificationDraft,
  postNotifications,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { Notifier } from '../notifications/notify.ts';
import { readersAmong } from './postVisibility.ts';

/** A post or comment as what members are told about. */
interface Subject {
  id: string;
  member_id: string;
  content: string;
}

/** A post, and the group it is in. */
interface PostSubject extends Subject {
  group_id: string | null;
}

const notifiable = ({ id, member_id, content }: Subject) => ({ id, user_id: member_id, content });

/** Tells members what happens to posts and comments, in the transaction in which it happens. */
export function createPostNotifier(notifier: Notifier) {
  /** Ids of the members that a text names and `before` did not. */
  async function mentionedIn(write: Database, text: string, before = ''): Promise<string[]> {
    const known = new Set(extractMentions(before).map((name) => name.toLowerCase()));
    const names = extractMentions(text)
      .map((name) => name.toLowerCase())
      .filter((name) => !known.has(name));
    if (names.length === 0) return [];
    const { rows } = await sql<{ id: string }>`
      select id from members where lower(username) = any (${names}::text[])`.execute(write);
    return rows.map(({ id }) => id);
  }

  /** Nobody is told of a post that they do not see. */
  async function notifyOf(
    write: Database,
    publish: Publish,
    { group_id }: PostSubject,
    notices: readonly NotificationDraft[],
  ) {
    for (const notice of notices) {
      const recipients = await readersAmong(write, group_id, notice.recipients);
      await notifier.notify(write, publish, { ...notice, recipients, group: group_id });
    }
  }

  return {
    /** Tells those whom a new or changed post names. */
    async posted(write: Database, publish: Publish, post: PostSubject, before?: string) {
      const mentioned = await mentionedIn(write, post.content, before);
      await notifyOf(write, publish, post, postNotifications(notifiable(post), mentioned));
    },

    liked: (write: Database, publish: Publish, post: PostSubject, actor: string) =>
      notifyOf(write, publish, post, likeNotifications(notifiable(post), actor)),

    /** Tells each of those whom a comment is about once: named, replied to, or the post's author. */
    async commented(
      write: Database,
      publish: Publish,
      {
        post,
        parent,
        comment,
      }: { post: PostSubject; parent: Subject | undefined; comment: Subject },
    ) {
      const mentioned = await mentionedIn(write, comment.content);
      const repliedTo = parent && notifiable(parent);
      const notices = commentNotifications(notifiable(post), {
        user_id: comment.member_id,
        mentioned,
        repliedTo,
      });
      await notifyOf(write, publish, post, notices);
    },

    /** Takes back what was told about posts that are gone. */
    forget: (write: Database, publish: Publish, ids: readonly string[]) =>
      notifier.forget(write, publish, 'post', ids),
  };
}

/** Tells members what happens to posts and comments. */
export type PostNotifier = ReturnType<typeof createPostNotifier>;
