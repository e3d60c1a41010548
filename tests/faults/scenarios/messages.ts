import { type Community, NOW } from '@saudagar/mocks';
import { photo } from '../../e2e/files.ts';
import type { Hands, Scenario } from '../scenario.ts';

const WRITTEN = 'Masih ada stok?';
const SAID = 'Selamat pagi, Bu Siti!';

function talk({ conversations }: Community) {
  conversations.add({
    id: 'room-budi',
    members: ['member-1', 'member-2'],
    messages: [{ sender_id: 'member-2', content: SAID, created_at: NOW }],
    read: { 'member-1': 0 },
  });
}

const where = { page: '/messages', given: talk };
const row = ({ page }: Hands) =>
  page
    .getByRole('link', { name: 'Budi Santoso' })
    .or(page.getByRole('button', { name: 'Budi Santoso' }))
    .first();
const said = ({ page, say }: Hands) =>
  page
    .getByRole('region', { name: say('messaging:room.with', { name: 'Budi Santoso' }) })
    .getByText(SAID);
const sent = ({ page, say }: Hands) =>
  page
    .getByRole('article')
    .filter({ hasText: WRITTEN })
    .filter({ hasText: say('messaging:message.sent') });

/** The message stays, and says itself what became of it. */
const tells = ({ page, say }: Hands) => {
  const own = page.getByRole('article').filter({ hasText: WRITTEN });
  return own
    .filter({ hasText: say('messaging:message.waiting') })
    .or(own.filter({ hasText: say('messaging:message.failed') }));
};

async function openRoom(hands: Hands) {
  if (!(await said(hands).first().isVisible())) await row(hands).click();
  await said(hands).first().waitFor();
}

export const scenarios: readonly Scenario[] = [
  { ...where, does: 'open the conversations', done: row },
  {
    ...where,
    does: 'read a conversation',
    press: row,
    done: said,
    unsaid: { readRoom: 'It is told again with the next message read; what is read is read.' },
  },
  {
    ...where,
    does: 'send a message',
    reach: openRoom,
    fill: ({ field }) => field('messaging:box.label').fill(WRITTEN),
    press: ({ button }) => button('messaging:box.send'),
    done: sent,
    tells,
  },
  {
    ...where,
    does: 'send a message with a picture',
    reach: openRoom,
    async fill({ page, field }) {
      await field('messaging:box.label').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
    },
    keeps: ['tenun.png'],
    press: ({ button }) => button('messaging:box.send'),
    done: sent,
    tells,
  },
];
