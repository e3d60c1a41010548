import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { isVisibleTo } from '../posts/postVisibility.ts';

/** The picture beside a notification. */
export interface Thumbnail {
  file_id: string;
  /** True when its address opens for the reader alone, as do files of groups. */
  is_personal: boolean;
}

interface Subject {
  subject_type: string;
  subject_id: string;
}

/**
 * Reads the pictures of posts and events that a member may see, by subject id: the first of a post,
 * unless its author and the member have blocked each other, and the banner of an event.
 */
export async function thumbnailsFor(
  db: Database,
  memberId: string,
  subjects: readonly Subject[],
): Promise<Map<string, Thumbnail>> {
  const idsOf = (type: string) => [
    ...new Set(subjects.filter((one) => one.subject_type === type).map((one) => one.subject_id)),
  ];
  const [posts, events] = [idsOf('post'), idsOf('event')];
  const ofPosts =
    posts.length === 0
      ? []
      : await db
          .selectFrom('post_files')
          .innerJoin('posts', 'posts.id', 'post_files.post_id')
          .innerJoin('files', 'files.id', 'post_files.file_id')
          .distinctOn('posts.id')
          .where('posts.id', 'in', posts)
          .where((of) => of.or([of('file_type', '=', 'image'), of('has_poster', '=', true)]))
          .where(isVisibleTo(memberId))
          .where(({ not }) => not(isApartFrom(memberId, 'posts.member_id')))
          .orderBy('posts.id')
          .orderBy('post_files.position')
          .select(['posts.id as subject_id', 'files.id as file_id'])
          .select(sql<boolean>`posts.group_id is not null`.as('is_personal'))
          .execute();
  const ofEvents =
    events.length === 0
      ? []
      : await db
          .selectFrom('event_files')
          .innerJoin('events', 'events.id', 'event_files.event_id')
          .where('events.id', 'in', events)
          .where('kind', '=', 'banner')
          .where((of) =>
            of.or([of('approval_status', '=', 'approved'), of('organizer_id', '=', memberId)]),
          )
          .select(['events.id as subject_id', 'event_files.file_id'])
          .select(sql<boolean>`false`.as('is_personal'))
          .execute();
  return new Map([...ofPosts, ...ofEvents].map(({ subject_id, ...file }) => [subject_id, file]));
}
