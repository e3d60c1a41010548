import type { Message } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Flaggable, ShownPart } from '../../core/community.ts';

/** Number of messages before a flagged one that moderators read (ADM-097). */
const BEFORE = 2;

/** A flagged message, shown with the two before it; removal keeps its place without content. */
export const flaggedMessage: Flaggable = {
  find({ conversations }, id, viewer) {
    if (!conversations.sees(viewer.id, id)) throw new Refusal(404, 'messageNotFound');
  },
  show({ conversations }, id) {
    const located = conversations.locate(id);
    if (!located) return undefined;
    const [message, before] = located;
    const files = message.files ?? [];
    return { ...partOf(message), files, context: before.slice(-BEFORE).map(partOf) };
  },
  remove: ({ conversations }, id) => conversations.takeOut(id),
};

const partOf = (message: Message): ShownPart => ({
  id: message.id,
  authorId: message.sender_id,
  content: message.content,
  created_at: message.created_at,
});
