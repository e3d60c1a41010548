import { getPresence, type Presence } from '@saudagar/contract';
import { failWith, NOW } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { messages } from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  title: 'Who is online (presence)',
  component: Messages,
  args: { conversationId: 'room-budi' },
});

/** The sample community with Budi's presence. */
const communityWith = (presence: Presence) => () => {
  const community = conversationSample();
  community.presence.set(BUDI, presence);
  return community;
};
const HOUR_MS = 3_600_000;
const ONLINE = communityWith({ is_online: true, last_seen_at: NOW });
const AWAY = communityWith({
  is_online: false,
  last_seen_at: new Date(Date.parse(NOW) - 2 * HOUR_MS).toISOString(),
});

/** The other member is online. */
// MSG-064
export const Online = meta.story({
  name: 'Member is online',
  tags: ['phone'],
  parameters: { portal: { community: ONLINE } },
  async play({ canvas }) {
    await messages(canvas);
    await expect(await canvas.findByText('Online')).toBeVisible();
    await expect(canvas.getByText('Kayu Jepara Mandiri')).toBeVisible();
  },
});

/** The other member was online before. */
export const LastSeen = meta.story({
  name: 'Member was online before (last seen)',
  tags: ['phone'],
  parameters: { portal: { community: AWAY } },
  async play({ canvas }) {
    await messages(canvas);
    await expect(await canvas.findByText(/^Last seen/)).toHaveTextContent('2h ago');
  },
});

/** A member who hides their presence sees nobody's. */
// MSG-065
export const Hidden = meta.story({
  name: "Own presence hidden: nobody's is seen",
  tags: ['no-picture'],
  parameters: {
    portal: {
      community() {
        const community = ONLINE();
        const siti = community.accounts.find('member-1');
        if (siti) community.blocking.choosePresence(siti, false);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await messages(canvas);
    await expect(canvas.getByText('Kayu Jepara Mandiri')).toBeVisible();
    await expect(canvas.queryByText('Online')).toBeNull();
  },
});

/** A failed read of presence leaves its place empty. */
export const ServerError = meta.story({
  name: 'Presence could not be loaded: nothing shown',
  tags: ['no-picture', 'failed'],
  parameters: { portal: { community: ONLINE } },
  beforeEach({ msw }) {
    msw.use(failWith(getPresence, 500));
  },
  async play({ canvas }) {
    await messages(canvas);
    await expect(canvas.getByText('Kayu Jepara Mandiri')).toBeVisible();
    await expect(canvas.queryByText('Online')).toBeNull();
  },
});
