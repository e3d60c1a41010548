import list from '../messages/conversations.json' with { type: 'json' };
import type { DemoConversation } from './conversation.ts';

/** Conversations of the demo accounts: talks of trade, in both languages. */
export const conversations = list as readonly DemoConversation[];
