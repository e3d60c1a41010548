import type { Scenario } from '../scenario.ts';

const network = { page: '/network' };

export const scenarios: readonly Scenario[] = [
  {
    ...network,
    does: 'open the connections',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    done: ({ page, say }) => page.getByRole('heading', { name: say('network:connections.none') }),
  },
  {
    ...network,
    path: '/network?tab=find&find=budi',
    does: 'find people',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    done: ({ page, say }) => page.getByRole('list', { name: say('network:find.list') }),
  },
  {
    ...network,
    path: '/network?tab=insights',
    does: 'read the insights',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    done: ({ page }) => page.locator('.sg-network-gauge'),
  },
  {
    ...network,
    path: '/network?tab=invitations',
    does: 'invite somebody',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    reach: ({ button }) => button('network:invite.button').first().click(),
    fill: ({ field }) => field('network:invite.email').fill('joko@pasar.example'),
    press: ({ page, say }) =>
      page.getByRole('dialog').getByRole('button', { name: say('network:invite.submit') }),
    done: ({ page, say }) => page.getByText(say('network:invite.done')),
  },
  {
    does: 'ask a suggested member to connect',
    page: '/feed',
    // A phone has no room beside the feed, and asks for nothing to put there.
    from: 1280,
    press: ({ page, say }) =>
      page.getByRole('button', { name: say('network:connectWith', { name: '' }).trim() }).first(),
    done: ({ page, say }) => page.getByText(say('network:pending')),
  },
];
