import {
  chooseConnectionVisibility,
  chooseGroupChatInvitePolicy,
  choosePresence,
  getBlockList,
  unblockMember,
} from '@saudagar/contract';
import { failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BlockingSettings } from './BlockingSettings.tsx';

const meta = preview.meta({
  title: 'Blocked members and privacy settings',
  component: BlockingSettings,
  parameters: { portal: { signedInAs: 'member-1', community: () => quietCommunity() } },
});

export const Ready = meta.story({
  name: 'Blocked and muted members',
  tags: ['phone'],
  async play({ canvas }) {
    const blocked = await canvas.findByRole('region', { name: 'Blocked members' });
    await expect(within(blocked).getByText('Budi Santoso')).toBeVisible();
    const muted = canvas.getByRole('region', { name: 'Muted members' });
    await expect(within(muted).getByText('Dewi Anggraini')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getBlockList));
  },
});

export const Empty = meta.story({
  name: 'Nobody blocked or muted',
  tags: ['empty'],
  parameters: { portal: { signedInAs: 'member-1', community: () => sampleCommunity() } },
  async play({ canvas }) {
    await expect(await canvas.findByText('You have not blocked anybody.')).toBeVisible();
    await expect(canvas.getByText('You have not muted anybody.')).toBeVisible();
  },
});

export const ServerError = meta.story({
  name: 'Blocked members could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getBlockList, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Both are unrestricted; their former restriction is announced, and focus stays in the list. */
export const Unrestricted = meta.story({
  name: 'Member unblocked, another unmuted',
  tags: ['done'],
  async play({ canvas, canvasElement, userEvent }) {
    const { body } = canvasElement.ownerDocument;
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock Budi Santoso' }));
    await waitFor(() => expect(body).toHaveTextContent('You unblocked Budi Santoso'));
    await expect(await canvas.findByText('You have not blocked anybody.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Blocked members' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute Dewi Anggraini' }));
    await waitFor(() => expect(body).toHaveTextContent('You unmuted Dewi Anggraini'));
    await expect(await canvas.findByText('You have not muted anybody.')).toBeVisible();
  },
});

/** The restriction stays, with a message. */
export const LettingBackFailed = meta.story({
  name: 'Member could not be unblocked',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(unblockMember, 500));
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock Budi Santoso' }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('That did not work.'),
    );
    await expect(canvas.getByText('Budi Santoso')).toBeVisible();
  },
});

/** Shown at once and saved; of quick changes the last one counts. */
export const InvitePolicyNobody = meta.story({
  name: 'Group chats: nobody may add you',
  tags: ['done'],
  async play({ mocks, userEvent }) {
    const choice = await choiceOf('Who may add you to group chats');
    await userEvent.click(choice.getByRole('radio', { name: 'Only my connections' }));
    await userEvent.click(choice.getByRole('radio', { name: 'Nobody' }));
    await expect(choice.getByRole('radio', { name: 'Nobody' })).toBeChecked();
    await waitFor(() =>
      expect(mocks.community.blocking.list('member-1').addable_by).toBe('nobody'),
    );
    await expect(choice.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  },
});

/** Saving: the choice already shows. */
export const InvitePolicySaving = meta.story({
  name: 'Who may add you: being saved',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(chooseGroupChatInvitePolicy));
  },
  async play({ userEvent }) {
    const choice = await choiceOf('Who may add you to group chats');
    await userEvent.click(choice.getByRole('radio', { name: 'Nobody' }));
    await expect(choice.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  },
});

/** The choice rolls back to the server's value, with a message. */
export const InvitePolicyFailed = meta.story({
  name: 'Who may add you: not saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(chooseGroupChatInvitePolicy, 500));
  },
  async play({ canvas, userEvent }) {
    const choice = await choiceOf('Who may add you to group chats');
    await userEvent.click(choice.getByRole('radio', { name: 'Nobody' }));
    await waitFor(() => expect(choice.getByRole('radio', { name: 'Every member' })).toBeChecked());
    await expect(
      canvas.getByRole('radiogroup', { name: 'Who may add you to group chats' }),
    ).toHaveAccessibleDescription(/went wrong/);
  },
});

/** Every member sees them at first; then connections alone. */
// NET-015
export const ConnectionsForConnections = meta.story({
  name: 'Connections seen by connections only',
  tags: ['done'],
  async play({ mocks, userEvent }) {
    const choice = await choiceOf('Who sees your connections');
    await expect(choice.getByRole('radio', { name: 'Every member' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: 'Only my connections' }));
    await waitFor(() =>
      expect(mocks.community.blocking.list('member-1').connections_visible_to).toBe('connections'),
    );
    await expect(choice.getByRole('radio', { name: 'Only my connections' })).toBeChecked();
  },
});

/** Saving: the choice already shows. */
export const ConnectionsSaving = meta.story({
  name: 'Who sees connections: being saved',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(chooseConnectionVisibility));
  },
  async play({ userEvent }) {
    const choice = await choiceOf('Who sees your connections');
    await userEvent.click(choice.getByRole('radio', { name: 'Nobody' }));
    await expect(choice.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  },
});

/** The choice rolls back to the server's value, with a message. */
export const ConnectionsFailed = meta.story({
  name: 'Who sees connections: not saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(chooseConnectionVisibility, 500));
  },
  async play({ canvas, userEvent }) {
    const choice = await choiceOf('Who sees your connections');
    await userEvent.click(choice.getByRole('radio', { name: 'Nobody' }));
    await waitFor(() => expect(choice.getByRole('radio', { name: 'Every member' })).toBeChecked());
    await expect(
      canvas.getByRole('radiogroup', { name: 'Who sees your connections' }),
    ).toHaveAccessibleDescription(/went wrong/);
  },
});

/** Presence is shown at first; hiding it is saved at once. */
export const PresenceHidden = meta.story({
  name: 'Online status hidden (presence, last seen)',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    const choice = await canvas.findByRole('switch', { name: /^Show when you are online/ });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await waitFor(() => expect(mocks.community.blocking.showsPresence('member-1')).toBe(false));
  },
});

/** A refused choice of presence returns to the saved one. */
export const PresenceRefused = meta.story({
  name: 'Online status could not be saved',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(choosePresence, 500));
  },
  async play({ canvas, userEvent }) {
    const choice = await canvas.findByRole('switch', { name: /^Show when you are online/ });
    await userEvent.click(choice);
    await screen.findByRole('alertdialog');
    await expect(choice).toBeChecked();
  },
});

/** Creates a community where Siti has blocked Budi and muted Dewi. */
function quietCommunity() {
  const community = sampleCommunity();
  const siti = community.accounts.find('member-1');
  if (siti) {
    community.blocking.block(siti, 'member-2');
    community.blocking.mute(siti, 'member-5');
  }
  return community;
}

const choiceOf = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
