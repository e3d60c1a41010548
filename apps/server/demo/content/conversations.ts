import list from '../messages/conversations.json' with { type: 'json' };
import type { DemoConversation } from './conversation.ts';

/** What the demo's accounts find under Messages: talks of trade, in both languages. */
export const conversations = list as readonly DemoConversation[];
