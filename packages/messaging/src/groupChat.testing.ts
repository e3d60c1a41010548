import { sampleCommunity } from '@saudagar/mocks';

/** Who is signed in to a story, and who is in the group chat with them. */
export const SITI = 'member-1';
export const BUDI = 'member-2';

/** The one conversation there is, and what it is called. */
export const ROOM = 'room-market';
export const NAME = 'Pedagang Pasar Senen';

/** A community of which three have a group chat. */
export function groupChatCommunity() {
  const community = sampleCommunity();
  community.conversations.add({ id: ROOM, members: [SITI, BUDI, 'member-3'], name: NAME });
  return community;
}
