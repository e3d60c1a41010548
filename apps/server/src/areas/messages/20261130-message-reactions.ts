import { type Kysely, sql } from 'kysely';

/** Creates the reactions to messages: at most one a member a message. */
export async function createMessageReactions(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table message_reactions (
    message_id uuid not null references messages on delete cascade,
    member_id uuid not null references members on delete cascade,
    emoji text not null check (emoji in ('👍', '❤️', '😂', '😮', '😢', '🙏')),
    reacted_at timestamptz(3) not null,
    primary key (message_id, member_id)
  )`,
  'create index message_reactions_member on message_reactions (member_id)',
];
