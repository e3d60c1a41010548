import { type Community, NOW } from '@saudagar/mocks';
import { photo } from '../../e2e/files.ts';
import { inDialog } from '../../journeys/dialog.ts';
import { messageOf, sendMessage } from '../../journeys/messages.ts';
import type { Hands, Scenario } from '../scenario.ts';

const WRITTEN = 'Masih ada stok?';
const SAID = 'Selamat pagi, Bu Siti!';
const GROUP_CHAT = 'Pedagang Pasar Senen';

function talk({ conversations }: Community) {
  const said = [{ sender_id: 'member-2', content: SAID, created_at: NOW }];
  const read = { 'member-1': 0 };
  conversations.add({
    ...{ id: 'room-budi', members: ['member-1', 'member-2'], messages: said, read },
  });
  conversations.add({
    ...{ id: 'room-market', members: ['member-1', 'member-2', 'member-3'], name: GROUP_CHAT },
    messages: said,
  });
}

const inList = { page: '/messages', given: talk };
const inRoom = {
  ...{ page: '/messages/:room', path: '/messages/room-budi', given: talk },
  unsaid: { readRoom: 'It is told again with what is read next; nothing is lost.' },
};
const inGroupChat = { ...inRoom, path: '/messages/room-market' };

const row = ({ page }: Hands) =>
  page
    .getByRole('link', { name: /Budi Santoso/ })
    .or(page.getByRole('button', { name: /Budi Santoso/ }))
    .first();
const said = (hands: Hands) => messageOf(hands, SAID);
/** The message stays, and reports its own state. */
const tells = (hands: Hands) => {
  const own = messageOf(hands, WRITTEN);
  return own
    .filter({ hasText: hands.say('messaging:message.waiting') })
    .or(own.filter({ hasText: hands.say('messaging:message.failed') }));
};
const isEmpty = ({ page, say }: Hands) =>
  page.getByRole('heading', { name: say('messaging:room.empty') });
const arrive = (hands: Hands) => said(hands).first().waitFor();

const person = ({ page }: Hands, name: RegExp) => page.getByRole('option', { name });
const membersButton = ({ page, say }: Hands) =>
  page.getByRole('button', { name: say('messaging:room.showMembers') }).first();

async function openMembers(hands: Hands) {
  await arrive(hands);
  await membersButton(hands).click();
  await hands.page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

export const scenarios: readonly Scenario[] = [
  { ...inList, does: 'open the conversations', done: row },
  { ...inRoom, does: 'read a conversation', done: said },
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
    tells,
  },
  {
    ...inRoom,
    does: 'send a message with a picture',
    ...sendMessage(WRITTEN),
    reach: arrive,
    async fill({ page, field }) {
      await field('messaging:box.label').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
    },
    keeps: ['tenun.png'],
    tells,
  },
  {
    ...inList,
    does: 'make a group chat',
    async reach(hands) {
      await hands.button('messaging:list.begin').first().click();
      await person(hands, /Budi Santoso/).waitFor();
    },
    async fill(hands) {
      await person(hands, /Budi Santoso/).click();
      await person(hands, /Hendra/).click();
      await hands.field('messaging:gather.name').fill('Rempah');
    },
    press: (hands) => inDialog(hands, 'messaging:gather.create'),
    done: isEmpty,
  },
  {
    ...inList,
    does: 'begin a conversation',
    async reach(hands) {
      await hands.button('messaging:list.begin').first().click();
      await person(hands, /Hendra/).waitFor();
    },
    fill: (hands) => person(hands, /Hendra/).click(),
    press: (hands) => inDialog(hands, 'messaging:gather.open'),
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
    async reach(hands) {
      await openMembers(hands);
      await inDialog(hands, 'messaging:gather.add').click();
      await person(hands, /Hendra/).waitFor();
    },
    fill: (hands) => person(hands, /Hendra/).click(),
    press: (hands) => inDialog(hands, 'messaging:gather.addThem'),
    done: ({ page }) =>
      page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Hendra' }),
  },
  {
    ...inGroupChat,
    does: 'leave a group chat',
    async reach(hands) {
      await openMembers(hands);
      await inDialog(hands, 'messaging:members.leave').click();
    },
    press: (hands) => inDialog(hands, 'messaging:members.leaveAct'),
    done: ({ page, say }) => page.getByText(say('messaging:members.left', { name: GROUP_CHAT })),
  },
];
