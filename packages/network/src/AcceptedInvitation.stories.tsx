import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AcceptedInvitation } from './invitations/AcceptedInvitation.tsx';
import { networkCommunity } from './network.testing.ts';

const meta = preview.meta({
  title: 'Join by an invitation',
  component: AcceptedInvitation,
  tags: ['no-picture'],
  args: { code: 'undangan-invitation-1000', onOver: fn() },
  parameters: { portal: { signedInAs: 'member-6', community: networkCommunity } },
});

/** A member who joined by an invitation is connected with its sender. */
export const Connected = meta.story({
  name: 'Connected with the inviting member',
  tags: ['done'],
  async play({ args, mocks }) {
    await expect(
      await screen.findByText('You are now connected with Siti Rahmawati!'),
    ).toBeVisible();
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
    await expect(mocks.community.connections.friendsOf('member-6').has('member-1')).toBe(true);
  },
});

/** A cancelled invitation shows a notice. */
export const Gone = meta.story({
  name: 'Invitation was cancelled',
  tags: ['gone'],
  args: { code: 'undangan-invitation-4000' },
  async play({ args }) {
    await expect(await screen.findByText('This invitation is no longer valid')).toBeVisible();
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
  },
});
