import { decideFlag } from '../../journeys/admin.ts';
import { inDialog } from '../../journeys/dialog.ts';
import type { Scenario } from '../scenario.ts';

const as = 'member-4';
const flags = { page: '/admin/:tab', path: '/admin/flags', as };
const flagged = 'Grup ini hanya menjual keanggotaan.';

export const scenarios: readonly Scenario[] = [
  {
    page: '/admin',
    as,
    does: 'open the Admin Center',
    done: ({ page, say }) => page.getByText(say('admin:figures.actions')),
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
    press: ({ page, say }) =>
      page
        .getByRole('article')
        .filter({ hasText: flagged })
        .getByRole('button', { name: say('admin:details.open') }),
    done: ({ page, say }) => page.getByRole('dialog').getByText(say('admin:history.title')),
  },
  {
    ...flags,
    does: 'claim a flag',
    press: ({ page, say }) =>
      page
        .getByRole('article')
        .filter({ hasText: flagged })
        .getByRole('button', { name: say('admin:claim.take') }),
    done: ({ button }) => button('admin:claim.giveUp'),
  },
  {
    ...flags,
    does: 'take a decision back',
    // About any flag: after signing in again the first is decided, and its notice is gone.
    async reach(hands) {
      const { page, say, press } = hands;
      const name = say('admin:actions.dismiss');
      await press(page.getByRole('article').getByRole('button', { name, exact: true }).first());
      await press(inDialog(hands, 'admin:actions.dismiss'));
    },
    press: ({ button }) => button('admin:undo.label'),
    done: ({ page, say }) => page.getByText(say('admin:undo.done')).last(),
  },
];
