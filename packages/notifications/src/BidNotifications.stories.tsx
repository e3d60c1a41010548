import { tenderNotification } from '@saudagar/contract/server';
import { sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, within } from 'storybook/test';
import { Notifications } from './Notifications.tsx';
import { VIEWER } from './notificationSample.testing.ts';

type Kind = Parameters<typeof tenderNotification>[0];

/** The tender of another member, on which the viewer has a bid. */
const TENDER = { id: 'tender-12', title: 'Anyaman pandan untuk kemasan' };

/** A member with these notifications about their bid, the last of them the newest. */
const toldOf = (kinds: readonly Kind[]) => () => {
  const community = sampleCommunity({ posts: 0 });
  for (const kind of kinds)
    community.notifications.notify([
      { ...tenderNotification(kind, TENDER, null), recipients: [VIEWER] },
    ]);
  return community;
};

/** Notifications to a bidder about their bid. */
const meta = preview.meta({
  title: 'Notifications about your bid',
  component: Notifications,
  tags: ['bidder', 'notification'],
  parameters: { portal: { pages: ['tender', 'proposals'] } },
});

/** The buyer refused the bid. */
export const Refused = meta.story({
  name: 'Your bid was refused (rejected)',
  parameters: { portal: { community: toldOf(['proposal_rejected']) } },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Notifications' }));
    await expect(
      list.getByText('Your proposal for “Anyaman pandan untuk kemasan” was not chosen'),
    ).toBeVisible();
  },
});

/** The buyer accepted the bid. */
export const Accepted = meta.story({
  name: 'Your bid was accepted (won)',
  parameters: { portal: { community: toldOf(['proposal_accepted']) } },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Notifications' }));
    await expect(list.getByText(/^Your proposal for .+ was accepted$/)).toBeVisible();
  },
});

/** All that is told of a bid while it runs: looked at, asked about, changed, closed, decided. */
export const All = meta.story({
  name: 'All notifications about a bid',
  tags: ['phone'],
  parameters: {
    portal: {
      community: toldOf([
        'proposal_under_review',
        'proposal_needs_clarification',
        'tender_amended',
        'proposal_unsealed',
        'tender_closed',
        'tender_reopened',
        'proposal_not_selected',
        'proposal_rejected',
        'proposal_accepted',
        'tender_deleted',
      ]),
    },
  },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Notifications' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
  },
});
