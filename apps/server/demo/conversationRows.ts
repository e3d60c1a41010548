import type { Insertable } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { DemoConversation } from './content/conversation.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;

/** The conversations of the demo community as rows. */
export interface ConversationPlan {
  rooms: Insertable<Schema['rooms']>[];
  roomMembers: Insertable<Schema['room_members']>[];
  messages: Insertable<Schema['messages']>[];
  messageFiles: Insertable<Schema['message_files']>[];
  messageQuotations: Insertable<Schema['message_quotations']>[];
  messageReactions: Insertable<Schema['message_reactions']>[];
}

interface PlanningParts {
  conversations: readonly DemoConversation[];
  now: Date;
  idOf: (name: string) => string;
  idAt: (at: Date) => string;
  /** Plans a picture owned by a member and returns its id. */
  addPicture: (picture: string, by: string, at: Date) => string;
  random: Random;
}

/** Plans conversations whose newest messages are as old as their data says. */
export function planConversations(parts: PlanningParts): ConversationPlan {
  const plan: ConversationPlan = {
    ...{ rooms: [], roomMembers: [], messages: [], messageFiles: [], messageQuotations: [] },
    messageReactions: [],
  };
  for (const conversation of parts.conversations) addConversation(plan, conversation, parts);
  return plan;
}

function addConversation(
  plan: ConversationPlan,
  conversation: DemoConversation,
  { now, idOf, idAt, addPicture, random }: PlanningParts,
): void {
  const { between, name, lines, unread = {} } = conversation;
  const moments = momentsOf(conversation, now, random);
  const created_at = new Date((moments[0] ?? now).getTime() - MINUTE);
  const room_id = idAt(created_at);
  const ids = between.map(idOf);
  const [lesser = '', greater = ''] = name === undefined ? ids.toSorted() : [];
  plan.rooms.push({
    id: room_id,
    room_type: name === undefined ? 'direct' : 'group',
    name: name ?? null,
    lesser_id: lesser || null,
    greater_id: greater || null,
    maker_id: name === undefined ? null : idOf(between[0] ?? ''),
    client_id: null,
    last_sequence: lines.length,
    activity_at: moments.at(-1) ?? created_at,
    created_at,
  });
  const messageIds: string[] = [];
  for (const [index, { by, text: content, picture, replyTo, reactions = {} }] of lines.entries()) {
    const at = moments[index] ?? now;
    const id = idAt(at);
    messageIds.push(id);
    const sender_id = idOf(by);
    plan.messages.push({
      id,
      room_id,
      sequence: index + 1,
      sender_id,
      content,
      client_id: null,
      created_at: at,
    });
    if (replyTo)
      plan.messageQuotations.push({ message_id: id, quoted_id: messageIds[replyTo - 1] ?? '' });
    for (const [name, emoji] of Object.entries(reactions))
      plan.messageReactions.push({ message_id: id, member_id: idOf(name), emoji, reacted_at: at });
    if (picture)
      plan.messageFiles.push({
        message_id: id,
        position: 0,
        file_id: addPicture(picture, by, at),
      });
  }
  for (const member of between) {
    const missed = unread[member] ?? 0;
    plan.roomMembers.push({
      room_id,
      member_id: idOf(member),
      first_sequence: 1,
      read_sequence: lines.length - missed,
      own_unread: lines.slice(lines.length - missed).filter(({ by }) => by === member).length,
      is_opened: true,
      joined_at: created_at,
    });
  }
}

/** Times of the messages, counted back from the newest one. */
function momentsOf({ lines, ago }: DemoConversation, now: Date, random: Random): Date[] {
  let time = now.getTime() - ago * MINUTE;
  const moments: Date[] = [];
  for (const { after = 2 } of lines.toReversed()) {
    moments.unshift(new Date(time));
    time -= after * MINUTE + random.whole(0, 50) * 1000;
  }
  return moments;
}
