import { buildTender, type Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import type { Hands, Scenario } from '../scenario.ts';
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

async function fillTender(hands: Hands): Promise<void> {
  const { page, say, field } = hands;
  await field('tenders:fields.title').fill('Pengadaan 40 meja');
  await field('tenders:fields.description').fill('Kayu jati, finishing doff.');
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: say('tenders:fields.category') })
    .selectOption('Furniture');
  const parts = page.getByRole('group', { name: say('tenders:fields.deadline') });
  await parts.getByRole('spinbutton').first().focus();
  await page.keyboard.type('120520260900AM');
}

export const scenarios: readonly Scenario[] = [
  { ...list, does: 'open the tenders', done: ({ page }) => page.getByRole('article').first() },
  {
    ...list,
    does: 'post a tender',
    reach: ({ button }) => button('tenders:post').click(),
    fill: fillTender,
    press: (hands) => inDialog(hands, 'tenders:post.submit'),
    done: ({ page, say }) => page.getByText(say('tenders:post.done')),
  },
  { ...one, does: 'open a tender', done: ({ button }) => button('tenders:bid') },
  {
    ...one,
    does: 'open the form of a proposal',
    press: ({ button }) => button('tenders:bid'),
    done: ({ field }) => field('tenders:bid.proposal_amount'),
  },
  {
    ...one,
    does: 'submit a proposal',
    async reach({ button, field }) {
      await button('tenders:bid').click();
      await field('tenders:bid.proposal_amount').waitFor();
    },
    async fill({ field }) {
      await field('tenders:bid.proposal_amount').fill('70000000');
      await field('tenders:bid.proposal_description').fill('Dikerjakan di Jepara.');
    },
    press: (hands) => inDialog(hands, 'tenders:bid.submit'),
    done: ({ page, say }) => page.getByText(say('tenders:bid.done')),
  },
  {
    ...own,
    does: 'open the form of a tender',
    press: ({ button }) => button('tenders:detail.edit'),
    done: ({ field }) => field('tenders:fields.title'),
  },
  {
    ...own,
    does: 'edit a tender',
    async reach({ button, field }) {
      await button('tenders:detail.edit').click();
      await field('tenders:fields.title').waitFor();
    },
    fill: ({ field }) => field('tenders:fields.location').fill('Sleman'),
    press: (hands) => inDialog(hands, 'tenders:edit.submit'),
    done: ({ page, say }) => page.getByText(say('tenders:edit.done')),
  },
  ...managed,
];
