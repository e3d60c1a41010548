import { extractMentions } from '@saudagar/contract';
import {
  COMMENT_KINDS,
  commentNotifications,
  groupPostNotification,
  LIKE_KINDS,
  likeNotifications,
  type NotificationDraft,
  postNotifications,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { Notifier } from '../notifications/notify.ts';
import { readersAmong } from './postVisibility.ts';

/** A post or comment that notifications refer to. */
interface Subject {
  id: string;
  member_id: string;
  content: string;
}

/** A post with its time, and the group it is in. */
interface PostSubject extends Subject {
  group_id: string | null;
  created_at: Date;
}

const toNotifiable = ({ id, member_id, content }: Subject) => ({ id, user_id: member_id, content });

/** Notifies members of events of posts and comments, in the transaction of the event. */
export function createPostNotifier(notifier: Notifier) {
  /** Reads ids of members mentioned by a text but not by `before`. */
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

  /** Nobody is notified of a post they may not see. */
  async function notifyReaders(
    write: Database,
    publish: Publish,
    post: PostSubject,
    drafts: readonly NotificationDraft[],
  ) {
    for (const draft of drafts) {
      const recipients = await readersAmong(write, post, draft.recipients);
      await notifier.notify(write, publish, { ...draft, recipients, group: post.group_id });
    }
  }

  /** Announces a new post to its group; those mentioned know of it already. */
  async function announceInGroup(
    write: Database,
    publish: Publish,
    { id, group_id }: PostSubject,
    except: readonly string[],
  ) {
    const group =
      group_id === null
        ? undefined
        : await write
            .selectFrom('groups')
            .where('id', '=', group_id)
            .select(['id', 'name'])
            .executeTakeFirst();
    if (!group) return;
    await notifier.announce(write, publish, {
      ...groupPostNotification(group, id),
      audience: { name: 'group_post', id },
      except,
    });
  }

  return {
    /**
     * Notifies members mentioned by a new or changed post; of a new one in a group also those who
     * chose so, whom a worker notifies afterwards (GRP-187).
     */
    async posted(write: Database, publish: Publish, post: PostSubject, before?: string) {
      const mentioned = await mentionedIn(write, post.content, before);
      await notifyReaders(write, publish, post, postNotifications(toNotifiable(post), mentioned));
      if (before === undefined) await announceInGroup(write, publish, post, mentioned);
    },

    liked: (write: Database, publish: Publish, post: PostSubject, actor: string) =>
      notifyReaders(write, publish, post, likeNotifications(toNotifiable(post), actor)),

    /** Withdraws the notifications of a member's comments on a post, once the last is deleted. */
    async uncommented(write: Database, publish: Publish, postId: string, actor: string) {
      const other = await write
        .selectFrom('comments')
        .where('post_id', '=', postId)
        .where('member_id', '=', actor)
        .where('deleted_at', 'is', null)
        .select('id')
        .limit(1)
        .executeTakeFirst();
      if (other) return;
      await notifier.withdraw(write, publish, { actor, kinds: COMMENT_KINDS, subject: postId });
    },

    /** Withdraws the notification of a member's like. */
    unliked: (write: Database, publish: Publish, postId: string, actor: string) =>
      notifier.withdraw(write, publish, { actor, kinds: LIKE_KINDS, subject: postId }),

    /** Notifies everybody concerned by a comment once: mentioned, replied to, or the author. */
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
      const repliedTo = parent && toNotifiable(parent);
      const drafts = commentNotifications(toNotifiable(post), {
        user_id: comment.member_id,
        mentioned,
        repliedTo,
      });
      await notifyReaders(write, publish, post, drafts);
    },

    /** Withdraws notifications about deleted posts. */
    forget: (write: Database, publish: Publish, ids: readonly string[]) =>
      notifier.forget(write, publish, 'post', ids),
  };
}

/** Notifies members of events of posts and comments. */
export type PostNotifier = ReturnType<typeof createPostNotifier>;
