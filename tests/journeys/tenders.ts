import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** Opens Post Tender above the list. */
const openForm = ({ button, press }: PageUser) => press(button('tenders:post').first());

/** Posts a tender for furniture with a far deadline and one requirement. */
export const postTender = (title: string, requirement: string): Journey => ({
  reach: openForm,
  async fill(user) {
    const { page, say, field, write } = user;
    await write(field('tenders-form:fields.title'), title);
    await write(field('tenders-form:fields.description'), 'Kayu jati, finishing doff.');
    const category = page
      .getByRole('dialog')
      .getByRole('combobox', { name: say('tenders-form:fields.category') });
    await user.choose(category, say('tags:furniture'));
    await write(
      page.getByRole('textbox', { name: say('tenders-form:fields.requirement', { number: '1' }) }),
      requirement,
    );
    const parts = page.getByRole('group', { name: say('tenders-form:fields.deadline') });
    await user.focus(parts.getByRole('spinbutton'));
    // Day and month may be in either order.
    await page.keyboard.type('121220990900AM');
  },
  press: (user) => inDialog(user, 'tenders-form:post.submit'),
  done: ({ page, say }) => page.getByText(say('tenders-form:post.done')),
});

/** Opens Submit Proposal on the page of a tender. */
async function openProposal({ button, field, press }: PageUser): Promise<void> {
  await press(button('tenders:bid'));
  await field('tenders-form:bid.proposal_amount').waitFor();
}

/** Bids on the tender whose page is open. */
export const submitProposal = (amount: string, company?: string): Journey => ({
  reach: openProposal,
  async fill({ field, write }) {
    await write(field('tenders-form:bid.proposal_amount'), amount);
    await write(field('tenders-form:bid.proposal_description'), 'Dikerjakan di Jepara.');
    if (company) await write(field('tenders-form:bid.company_name'), company);
  },
  press: (user) => inDialog(user, 'tenders-form:bid.submit'),
  done: ({ page, say }) => page.getByText(say('tenders-form:bid.done')),
});

/** Opens a decision on a bidder's proposal in the inbox. */
const openDecision = (decision: 'accepted' | 'rejected', bidder: string) => (user: PageUser) =>
  user.press(
    user.page.getByRole('article', { name: bidder }).getByRole('button', {
      name: user.say(`tenders-manage:decision.${decision}.of`, { name: bidder }),
    }),
  );

/** Accepts a proposal in the inbox, and closes its tender with it. */
export const acceptProposal = (bidder: string, feedback: string): Journey => ({
  reach: openDecision('accepted', bidder),
  async fill(user) {
    await user.write(user.field('tenders-manage:decision.feedback'), feedback);
    await user.press(
      user.page.getByRole('radio', { name: user.say('tenders-manage:decision.closeYes') }),
    );
  },
  press: (user) => inDialog(user, 'tenders-manage:decision.accepted.action'),
  done: ({ page, say }) => page.getByText(say('tenders-manage:decision.accepted.done')),
});

/** Rejects a proposal in the inbox. */
export const rejectProposal = (bidder: string, feedback: string): Journey => ({
  reach: openDecision('rejected', bidder),
  fill: ({ field, write }) => write(field('tenders-manage:decision.feedback'), feedback),
  press: (user) => inDialog(user, 'tenders-manage:decision.rejected.action'),
  done: ({ page, say }) => page.getByText(say('tenders-manage:decision.rejected.done')),
});
