import type { Community } from '@saudagar/mocks';
import { answerWarning, appealDecision, decideAppeal, decideFlag } from '../../journeys/admin.ts';
import { inDialog } from '../../journeys/dialog.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const as = 'member-4';
const flags = { page: '/admin/:tab', path: '/admin/flags', as };
const flagged = 'Grup ini hanya menjual keanggotaan.';

const notes = 'Tolong jaga bahasa Anda.';

/** A warning about the member's post, the community's first. */
const warned = {
  page: '/warnings/:id',
  path: '/warnings/warning-x000001',
  given({ accounts, flags, reviews }: Community) {
    const [reporter, moderator] = [accounts.find('member-5'), accounts.find(as)];
    if (!reporter || !moderator) return;
    const about = { content_type: 'post', content_id: 'post-004', reason: 'spam' } as const;
    reviews.review(moderator, flags.add(reporter, about).id, { action: 'warn_user', notes });
  },
};

const appealText = 'Ini koperasi kami yang berizin.';

/** A removal of a post of the community's first member. */
const removal = {
  ...({ id: 'decision-1', kind: 'removal', memberId: 'member-1' } as const),
  ...{ deciderIds: ['member-6'], content_type: 'post', content_id: 'post-004', flagId: null },
  ...{ title: 'Pinjaman cepat!', text: 'Pinjaman cepat!', reason: 'spam', notes },
};
const removed = {
  page: '/moderation-decisions/:id',
  path: '/moderation-decisions/decision-1',
  given: ({ appeals }: Community) => appeals.record(removal),
};
const appealed = {
  page: '/admin/:tab',
  path: '/admin/flags?flagStatus=appeals',
  as,
  given({ accounts, appeals }: Community) {
    appeals.record(removal);
    const author = accounts.find(removal.memberId);
    if (author) appeals.appeal(author, removal.id, appealText);
  },
};

const inCard = ({ page, say }: PageUser, key: string) =>
  page
    .getByRole('article')
    .filter({ hasText: flagged })
    .getByRole('button', { name: say(key), exact: true });

export const scenarios: readonly Scenario[] = [
  {
    page: '/admin',
    as,
    does: 'open the Admin Center',
    done: ({ page, say }) => page.getByText(say('admin-overview:figures.actions')),
  },
  {
    ...flags,
    does: 'open the flags',
    done: ({ page }) => page.getByText(flagged),
  },
  { ...flags, does: 'dismiss a flag', ...decideFlag(flagged, 'dismiss', 'Grup yang baik.') },
  {
    ...flags,
    does: 'read the details of a flag',
    press: (user) => inCard(user, 'admin-flags:details.open'),
    done: ({ page, say }) => page.getByRole('dialog').getByText(say('admin-flags:history.title')),
  },
  {
    ...flags,
    does: 'claim a flag',
    press: (user) => inCard(user, 'admin-flags:claim.take'),
    done: ({ button }) => button('admin-flags:claim.giveUp'),
  },
  {
    ...flags,
    does: 'give a claim up',
    async reach(user) {
      // After signing in again the claim is still held.
      const giveUp = inCard(user, 'admin-flags:claim.giveUp');
      await inCard(user, 'admin-flags:claim.take').or(giveUp).waitFor();
      if (!(await giveUp.isVisible())) await inCard(user, 'admin-flags:claim.take').click();
      await giveUp.waitFor();
    },
    press: (user) => inCard(user, 'admin-flags:claim.giveUp'),
    done: (user) => inCard(user, 'admin-flags:claim.take'),
  },
  {
    ...flags,
    does: 'dismiss all flags',
    async reach({ page, say, press }) {
      await page.getByText(say('admin-flags:select.all'), { exact: true }).click();
      const bar = page.getByRole('group', { name: say('admin-flags:select.name') });
      await press(
        bar.getByRole('button', { name: say('admin-flags:actions.dismiss'), exact: true }),
      );
    },
    fill: ({ field, write }) => write(field('admin-flags:notes.dismiss'), 'Semuanya wajar.'),
    press: (user) => inDialog(user, 'admin-flags:actions.dismiss'),
    // The dialog over the list is closed, and the decided flag is removed.
    done: ({ page }) =>
      page
        .getByRole('region')
        .and(page.locator('.sg-list-view[aria-busy="false"]'))
        .filter({ hasNotText: flagged }),
  },
  {
    ...flags,
    does: 'take a decision back',
    // Any flag: after signing in again the first is decided, and its notice has disappeared.
    async reach(user) {
      const { page, say, press } = user;
      const name = say('admin-flags:actions.dismiss');
      await press(page.getByRole('article').getByRole('button', { name, exact: true }).first());
      await press(inDialog(user, 'admin-flags:actions.dismiss'));
    },
    press: ({ button }) => button('admin-flags:undo.label'),
    done: ({ page, say }) => page.getByText(say('admin-flags:undo.done')).last(),
  },
  { ...warned, does: 'read a warning', done: ({ page }) => page.getByText(notes) },
  { ...warned, does: 'answer a warning', ...answerWarning('Maaf, tidak saya ulangi.') },
  { ...removed, does: 'read a decision', done: ({ page }) => page.getByText(notes) },
  { ...removed, does: 'appeal a decision', ...appealDecision(appealText) },
  { ...appealed, does: 'open the appeals', done: ({ page }) => page.getByText(appealText) },
  {
    ...appealed,
    does: 'decide an appeal',
    ...decideAppeal(appealText, 'upheld', 'Memang iklan.'),
  },
];
