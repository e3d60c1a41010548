import { inDialog } from '../../journeys/dialog.ts';
import { rejectProposal } from '../../journeys/tenders.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const TENDER = 'Pengadaan 120 kursi kafe kayu jati';
const BIDDER = 'Mebel Jepara Lestari';
const OWN = 'Panel surya 20 kWp untuk gudang dingin';

const management = { page: '/my-tenders' };
const tenders = { ...management, path: '/my-tenders?tab=tenders' };
const inbox = { ...management, path: '/my-tenders?tab=inbox' };
const mine = { ...management, path: '/my-tenders?tab=proposals' };

const row = ({ page }: PageUser, name: string) => page.getByRole('article', { name });
const question = ({ page, say }: PageUser, key: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: say(key), exact: true });

/** Chooses an action of the tender's menu. */
async function choose(user: PageUser, action: string): Promise<void> {
  const { page, say } = user;
  await row(user, TENDER)
    .getByRole('button', { name: say('tenders-manage:tenders.menu', { title: TENDER }) })
    .click();
  await page.getByRole('menuitem', { name: say(`tenders-manage:${action}`) }).click();
}

export const scenarios: readonly Scenario[] = [
  {
    ...management,
    does: 'open the dashboard of tenders',
    done: ({ page, say }) =>
      page.getByRole('heading', { name: say('tenders-manage:dashboard.waiting') }),
  },
  { ...tenders, does: 'open own tenders', done: (user) => row(user, TENDER) },
  {
    ...tenders,
    does: 'close a tender',
    reach: (user) => choose(user, 'status.close.action'),
    press: (user) => question(user, 'tenders-manage:status.close.action'),
    done: ({ page, say }) => page.getByText(say('tenders-manage:status.close.done')),
  },
  {
    ...tenders,
    does: 'delete a tender',
    reach: (user) => choose(user, 'delete.action'),
    press: (user) => question(user, 'tenders-manage:delete.action'),
    done: ({ page, say }) => page.getByText(say('tenders-manage:delete.done')),
  },
  {
    page: '/tenders/:id/compare',
    path: '/tenders/tender-01/compare',
    does: 'compare proposals',
    done: ({ page }) => page.getByText(BIDDER, { exact: true }),
  },
  { ...inbox, does: 'open the proposal inbox', done: (user) => row(user, BIDDER) },
  {
    ...inbox,
    does: 'open a proposal',
    press: (user) => row(user, BIDDER).getByRole('button', { name: BIDDER, exact: true }),
    done: ({ page }) => page.getByRole('dialog').getByText('Garansi rangka dua tahun'),
  },
  {
    ...inbox,
    does: 'decide on a proposal',
    ...rejectProposal(BIDDER, 'Terima kasih.'),
  },
  { ...mine, does: 'open own proposals', done: (user) => row(user, OWN) },
  {
    ...mine,
    does: 'edit a proposal',
    async reach(user) {
      await row(user, OWN)
        .getByRole('button', { name: user.say('tenders-manage:mine.edit'), exact: true })
        .click();
      await user.field('tenders-form:bid.proposal_amount').waitFor();
    },
    fill: ({ field }) => field('tenders-form:bid.proposal_description').fill('Termasuk izin PLN.'),
    press: (user) => inDialog(user, 'tenders-form:bid.save'),
    done: ({ page, say }) => page.getByText(say('tenders-form:bid.changed')),
  },
  {
    ...mine,
    does: 'withdraw a proposal',
    async reach(user) {
      await row(user, OWN).getByRole('button', { name: OWN, exact: true }).click();
      await user.page
        .getByRole('dialog')
        .getByRole('button', { name: user.say('tenders-manage:mine.withdraw'), exact: true })
        .click();
    },
    press: (user) => question(user, 'tenders-manage:withdraw.action'),
    done: ({ page, say }) => page.getByText(say('tenders-manage:withdraw.done')),
  },
  {
    ...mine,
    does: 'answer a question about a proposal',
    path: '/my-tenders?tab=proposals&proposal=tender-06.proposal-own-1',
    reach: ({ field }) => field('tenders-manage:answer.label').waitFor(),
    fill: ({ field }) => field('tenders-manage:answer.label').fill('Bisa, indigo.'),
    press: (user) => inDialog(user, 'tenders-manage:answer.send'),
    done: ({ page, say }) => page.getByText(say('tenders-manage:answer.done')),
  },
];
