import { buildTender, type Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import { postTender, submitProposal } from '../../journeys/tenders.ts';
import type { Scenario } from '../scenario.ts';
import { scenarios as managed } from './managedTenders.ts';

const list = { page: '/tenders' };
const one = { page: '/tenders/:id', path: '/tenders/tender-swept', given: withSweptTender };
const own = { page: '/tenders/:id', path: '/tenders/tender-01' };

/** An open tender that member-1 has nothing to do with yet. */
function withSweptTender({ tenders }: Community): void {
  tenders.add(
    buildTender({
      id: 'tender-swept',
      requirements: [],
      posted_by_user: { id: 'member-3', full_name: 'Ni Made Ayu Lestari' },
    }),
  );
}

export const scenarios: readonly Scenario[] = [
  { ...list, does: 'open the tenders', done: ({ page }) => page.getByRole('article').first() },
  {
    ...list,
    does: 'post a tender',
    ...postTender('Pengadaan 40 meja', 'Garansi dua tahun'),
  },
  { ...one, does: 'open a tender', done: ({ button }) => button('tenders:bid') },
  {
    ...one,
    does: 'open the form of a proposal',
    press: ({ button }) => button('tenders:bid'),
    done: ({ field }) => field('tenders-form:bid.proposal_amount'),
  },
  {
    ...one,
    does: 'submit a proposal',
    ...submitProposal('70000000'),
  },
  {
    ...own,
    does: 'open the form of a tender',
    press: ({ button }) => button('tenders:detail.edit'),
    done: ({ field }) => field('tenders-form:fields.title'),
  },
  {
    ...own,
    does: 'edit a tender',
    async reach({ button, field }) {
      await button('tenders:detail.edit').click();
      await field('tenders-form:fields.title').waitFor();
    },
    fill: ({ field }) => field('tenders-form:fields.location').fill('Sleman'),
    press: (user) => inDialog(user, 'tenders-form:edit.submit'),
    done: ({ page, say }) => page.getByText(say('tenders-form:edit.done')),
  },
  ...managed,
];
