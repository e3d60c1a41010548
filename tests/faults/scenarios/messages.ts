import { type Community, NOW } from '@saudagar/mocks';
import { photo } from '../../e2e/files.ts';
import { inDialog } from '../../journeys/dialog.ts';
import { messageOf, sendMessage } from '../../journeys/messages.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const WRITTEN = 'Masih ada stok?';
const RECEIVED = 'Selamat pagi, Bu Siti!';
const GROUP_CHAT = 'Pedagang Pasar Senen';

function talk({ conversations }: Community) {
  const messages = [{ sender_id: 'member-2', content: RECEIVED, created_at: NOW }];
  const read = { 'member-1': 0 };
  conversations.add({
    ...{ id: 'room-budi', members: ['member-1', 'member-2'], messages, read },
  });
  conversations.add({
    ...{ id: 'room-market', members: ['member-1', 'member-2', 'member-3'], name: GROUP_CHAT },
    messages,
  });
}

const inList = { page: '/messages', given: talk };
const inRoom = {
  ...{ page: '/messages/:room', path: '/messages/room-budi', given: talk },
  unsaid: { readRoom: 'It is told again with what is read next; nothing is lost.' },
};
const inGroupChat = { ...inRoom, path: '/messages/room-market' };

const row = ({ page }: PageUser) =>
  page
    .getByRole('link', { name: /Budi Santoso/ })
    .or(page.getByRole('button', { name: /Budi Santoso/ }))
    .first();
const received = (user: PageUser) => messageOf(user, RECEIVED);
/** The message stays, and reports its own state. */
const failureMessage = (user: PageUser) => {
  const own = messageOf(user, WRITTEN);
  return own
    .filter({ hasText: user.say('messaging:message.waiting') })
    .or(own.filter({ hasText: user.say('messaging:message.failed') }));
};
const isEmpty = ({ page, say }: PageUser) =>
  page.getByRole('heading', { name: say('messaging:room.empty') });
const arrive = (user: PageUser) => received(user).first().waitFor();

const person = ({ page }: PageUser, name: RegExp) => page.getByRole('option', { name });
const membersButton = ({ page, say }: PageUser) =>
  page.getByRole('button', { name: say('messaging:room.showMembers') }).first();

async function openMembers(user: PageUser) {
  await arrive(user);
  await membersButton(user).click();
  await user.page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

export const scenarios: readonly Scenario[] = [
  { ...inList, does: 'open the conversations', done: row },
  { ...inRoom, does: 'read a conversation', done: received },
  {
    ...inRoom,
    does: 'open a conversation that is not in the list',
    path: '/messages/room-x1',
    // Another member has opened it, and it has no message yet.
    given: ({ conversations }) => void conversations.openDirect('member-3', 'member-1'),
    done: isEmpty,
  },
  {
    ...inRoom,
    does: 'send a message',
    ...sendMessage(WRITTEN),
    reach: arrive,
    failureMessage,
  },
  {
    ...inRoom,
    does: 'send a message with a picture',
    ...sendMessage(WRITTEN),
    reach: arrive,
    async fill({ page, field }) {
      await field('messaging:composer.label').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
    },
    keeps: ['tenun.png'],
    failureMessage,
  },
  {
    ...inList,
    does: 'make a group chat',
    async reach(user) {
      await user.button('messaging:list.begin').first().click();
      await person(user, /Budi Santoso/).waitFor();
    },
    async fill(user) {
      await person(user, /Budi Santoso/).click();
      await person(user, /Hendra/).click();
      await user.field('messaging:gather.name').fill('Rempah');
    },
    press: (user) => inDialog(user, 'messaging:gather.create'),
    done: isEmpty,
  },
  {
    ...inList,
    does: 'begin a conversation',
    async reach(user) {
      await user.button('messaging:list.begin').first().click();
      await person(user, /Hendra/).waitFor();
    },
    fill: (user) => person(user, /Hendra/).click(),
    press: (user) => inDialog(user, 'messaging:gather.open'),
    done: isEmpty,
  },
  {
    ...inGroupChat,
    does: 'see who is in a group chat',
    reach: arrive,
    press: membersButton,
    done: ({ page }) => page.getByRole('dialog').getByRole('listitem'),
  },
  {
    ...inGroupChat,
    does: 'add to a group chat',
    async reach(user) {
      await openMembers(user);
      await inDialog(user, 'messaging:gather.add').click();
      await person(user, /Hendra/).waitFor();
    },
    fill: (user) => person(user, /Hendra/).click(),
    press: (user) => inDialog(user, 'messaging:gather.addThem'),
    done: ({ page }) =>
      page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Hendra' }),
  },
  {
    ...inGroupChat,
    does: 'leave a group chat',
    async reach(user) {
      await openMembers(user);
      await inDialog(user, 'messaging:members.leave').click();
    },
    press: (user) => inDialog(user, 'messaging:members.leaveAct'),
    done: ({ page, say }) => page.getByText(say('messaging:members.left', { name: GROUP_CHAT })),
  },
];
