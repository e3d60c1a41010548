import { sampleCommunity } from '@saudagar/mocks';

/** The signed-in member of the stories, and the others in their group chat. */
export const SITI = 'member-1';
export const BUDI = 'member-2';

/** The only conversation, and its name. */
export const ROOM = 'room-market';
export const NAME = 'Pedagang Pasar Senen';

/** A community in which three members share a group chat. */
export function groupChatCommunity() {
  const community = sampleCommunity();
  community.conversations.add({ id: ROOM, members: [SITI, BUDI, 'member-3'], name: NAME });
  return community;
}
