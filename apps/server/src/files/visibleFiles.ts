import { sql } from 'kysely';

/**
 * Whether a member may see a file: their own, one that a post carries, one that nothing private does,
 * and of those that only messages carry the ones in messages they may read. Of `files`.
 */
export const visibleTo = (viewerId: string) => sql<boolean>`(
  files.owner_id = ${viewerId}
  or exists (select from post_files where file_id = files.id)
  or not exists (select from message_files where file_id = files.id)
  or exists (
    select from message_files
    join messages on messages.id = message_id
    join room_members on room_members.room_id = messages.room_id
    where file_id = files.id and room_members.member_id = ${viewerId} and sequence >= first_sequence
  )
)`;
