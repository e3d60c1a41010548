import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OfferedInvitation } from './invitations/OfferedInvitation.tsx';
import { networkCommunity } from './network.testing.ts';

const meta = preview.meta({
  title: 'Open an invitation link as a member',
  component: OfferedInvitation,
  args: { code: 'undangan-invitation-1000', onClose: fn() },
  parameters: { portal: { signedInAs: 'member-6', community: networkCommunity } },
});

/** A member who opened the link reads who invites, and connects by one press. */
// NET-155
export const Offered = meta.story({
  name: 'Invitation: who invites, and Connect',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByText('Siti Rahmawati invites you to connect.')).toBeVisible();
  },
});

export const Connected = meta.story({
  name: 'Connected with the inviting member',
  tags: ['no-picture', 'done'],
  async play({ canvas, args, mocks, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Connect with Siti Rahmawati' }),
    );
    await expect(
      await screen.findByText('You are now connected with Siti Rahmawati!'),
    ).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(mocks.community.connections.friendsOf('member-6').has('member-1')).toBe(true);
  },
});

/** A cancelled invitation says so. */
export const Gone = meta.story({
  name: 'Expired invite (cancelled, used up)',
  tags: ['gone'],
  args: { code: 'undangan-invitation-4000' },
  async play({ canvas }) {
    await expect(await canvas.findByText('This invitation is no longer valid')).toBeVisible();
  },
});
