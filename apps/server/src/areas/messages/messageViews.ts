import {
  type Conversation,
  countReactions,
  HIDDEN_SENDER,
  hiddenMessage,
  hiddenQuotation,
  isGroupChatLine,
  type Message,
  quotationOf,
  type RoomMember,
  withoutExcerpt,
} from '@saudagar/contract';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import { toFileInfo } from '../files/fileView.ts';
import type { AuthorRow } from '../posts/postRows.ts';
import type { MessageRow, QuotedRow } from './messageRows.ts';
import type { RoomRow } from './roomRows.ts';
import type { RoomMemberRow } from './rooms.ts';

/** A reader of a room. */
interface Viewer {
  id: string;
  /** Number of the first message they may see: an older one is not quoted to them. */
  firstSequence: number;
  /** Members whom a block hides from them in this room. */
  hidden: ReadonlySet<string>;
}

/** Converts a message to the wire format; `client_id` is for its sender only. */
export function toMessage(signer: Signer, row: MessageRow, viewer: Viewer): Message {
  const message = wholeMessage(signer, row, viewer);
  const isHidden = viewer.hidden.has(row.sender_id) && !isGroupChatLine(message);
  return isHidden ? hiddenMessage(message) : message;
}

function wholeMessage(signer: Signer, row: MessageRow, viewer: Viewer): Message {
  return {
    id: row.id,
    room_id: row.room_id,
    sequence: row.sequence,
    sender_id: row.sender_id,
    sender: toMember(signer, { ...row, id: row.sender_id }),
    content: row.content,
    message_type: row.message_type,
    created_at: row.created_at.toISOString(),
    attachments: row.files.map((file) => file.id),
    files: row.files.map((file) => toFileInfo(signer, file)),
    client_id: row.sender_id === viewer.id ? row.client_id : null,
    reply_to: row.quoted && toQuotation(row.quoted, viewer),
    ...countReactions(row.reactions, viewer.id),
    ...cameIn(signer, row.message_type, row.came),
  };
}

function toQuotation(quoted: QuotedRow, { firstSequence, hidden }: Viewer) {
  const whole = quotationOf(quoted);
  if (hidden.has(quoted.sender_id)) return hiddenQuotation(whole);
  return quoted.sequence < firstSequence ? withoutExcerpt(whole) : whole;
}

/** Converts the members who joined, for a system line. */
const cameIn = (signer: Signer, kind: string | null, came: readonly AuthorRow[]) =>
  kind === 'members_added' && { members: came.map((member) => toMember(signer, member)) };

/** Converts a room to the wire format. */
export function toConversation(signer: Signer, row: RoomRow): Conversation {
  return {
    id: row.id,
    room_type: row.room_type,
    name: row.name,
    other_user: row.other && toMember(signer, row.other),
    last_message:
      row.last_created_at === null
        ? null
        : {
            content: row.last_is_hidden ? '' : (row.last_content ?? ''),
            sender_id: row.last_is_hidden ? HIDDEN_SENDER : (row.last_sender_id ?? ''),
            created_at: row.last_created_at.toISOString(),
            sequence: row.last_sequence,
            files_count: row.last_is_hidden ? 0 : (row.last_files_count ?? 0),
            ...(row.last_is_hidden && { is_hidden: true }),
            ...(row.last_type !== 'text' && { message_type: row.last_type ?? 'text' }),
            ...cameIn(signer, row.last_type, row.last_came),
          },
    unread_count: row.unread_count,
    last_sequence: row.last_sequence,
    first_sequence: row.first_sequence,
    read_sequence: row.read_sequence,
    others_read_sequence: row.others_read_sequence,
    members_count: row.members_count,
    activity_at: row.created_at.toISOString(),
    ...(row.is_closed && { is_closed: true }),
  };
}

/** Converts a member of a room to the wire format. */
export const toRoomMember = (signer: Signer, row: RoomMemberRow): RoomMember => ({
  user: toMember(signer, row),
  read_sequence: row.read_sequence,
  joined_at: row.joined_at.toISOString(),
});
