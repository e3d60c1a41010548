import { blockMember, flagContent, muteMember } from '@saudagar/contract';
import { buildMember, failWith, sampleCommunity, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { BlockListProvider } from './BlockListProvider.tsx';
import { MemberActions } from './MemberActions.tsx';

const budi = buildMember({ id: 'member-2', full_name: 'Budi Santoso' });

const meta = preview.meta({
  title: 'Block, mute or report a member',
  component: MemberActions,
  decorators: [(Story) => <BlockListProvider>{Story()}</BlockListProvider>],
  args: { member: budi },
  parameters: { portal: { signedInAs: 'member-1', community: () => sampleCommunity() } },
});

interface Playing {
  canvas: { findByRole(role: string, options: { name: string }): Promise<HTMLElement> };
  userEvent: { click(element: HTMLElement): Promise<void> };
}

async function choose({ canvas, userEvent }: Playing, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More about Budi Santoso' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const expectText = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));

export const Menu = meta.story({
  name: 'Actions on a member',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Budi Santoso' }));
    await expect(await screen.findByRole('menuitem', { name: 'Mute Budi Santoso' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Block Budi Santoso' })).toBeVisible();
    // The block list may load after the menu opens: reopened, it starts with its first entry.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Budi Santoso' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Mute Budi Santoso' })).toHaveFocus(),
    );
  },
});

/** Mutes at once, with an undo action. */
export const Muted = meta.story({
  name: 'Member muted, with Undo',
  tags: ['done'],
  async play(story) {
    await choose(story, 'Mute Budi Santoso');
    await expectText('You muted Budi Santoso. What they write is folded away.');
    await story.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectText('You unmuted Budi Santoso');
  },
});

export const MutingFailed = meta.story({
  name: 'Member could not be muted',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(muteMember, 500));
  },
  async play(story) {
    await choose(story, 'Mute Budi Santoso');
    await expectText('That did not work.');
  },
});

/** Explains a block before confirming it. */
export const AskedAboutBlocking = meta.story({
  name: 'Block the member?',
  tags: ['asked'],
  async play(story) {
    await choose(story, 'Block Budi Santoso');
    await expect(
      await screen.findByRole('alertdialog', { name: 'Block Budi Santoso?' }),
    ).toBeVisible();
  },
});

export const Blocked = meta.story({
  name: 'Member blocked',
  tags: ['done'],
  async play(story) {
    await choose(story, 'Block Budi Santoso');
    await story.userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expectText('You blocked Budi Santoso');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose(story, 'Unblock Budi Santoso');
    await expectText('You unblocked Budi Santoso');
  },
});

export const BlockingFailed = meta.story({
  name: 'Member could not be blocked',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(blockMember, 500));
  },
  async play(story) {
    await choose(story, 'Block Budi Santoso');
    await story.userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** Flags a member for moderators. */
export const Flagged = meta.story({
  name: 'Member reported to moderators (flagged)',
  tags: ['no-picture', 'done'],
  async play(story) {
    const calls = watchCalls(flagContent);
    story.msw.use(calls.handler);
    await choose(story, 'Flag Budi Santoso');
    await story.userEvent.click(await screen.findByRole('radio', { name: 'Spam' }));
    await story.userEvent.click(screen.getByRole('button', { name: 'Flag Content' }));
    await expectText(
      'Content flagged successfully. Thank you for helping keep our community safe.',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls.bodies).toEqual([
      expect.objectContaining({ content_type: 'member', content_id: 'member-2', reason: 'spam' }),
    ]);
  },
});
