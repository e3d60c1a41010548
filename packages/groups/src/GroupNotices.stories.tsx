import { setGroupNotices } from '@saudagar/contract';
import { createGate, delayed, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

/** The notices that a member chooses to get from a group. */
const meta = preview.meta({
  title: 'Notifications from a group (mute)',
  component: GroupPage,
  args: { groupId: 'group-01' },
  parameters: {
    portal: {
      pages: ['group', 'groups'],
      community: () => sampleCommunity({ posts: 0, groupPosts: 1 }),
    },
  },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const WORDS = {
  en: { menu: 'More actions', action: 'Notifications', title: /^Notifications from/ },
  id: { menu: 'Pilihan lainnya', action: 'Notifikasi', title: /^Notifikasi dari/ },
};

async function ask({ canvas, userEvent }: Scene, { menu, action, title } = WORDS.en) {
  const [button] = await canvas.findAllByRole('button', { name: menu });
  if (!button) throw new Error('There is no menu');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Highlights are the default; each choice says what it brings. */
export const Choosing = meta.story({
  name: 'Choice of notifications',
  async play(context) {
    const dialog = await ask(context);
    await expect(dialog.getByRole('radio', { name: /^Highlights/ })).toBeChecked();
    await expect(dialog.getByText(/posts of the admin and moderators/)).toBeVisible();
  },
});

/** Saving: the choice already shows. */
export const Saving = meta.story({
  name: 'Choice being saved',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(setGroupNotices));
  },
  async play(context) {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('radio', { name: /^All posts/ }));
    await expect(dialog.getByRole('radio', { name: /^All posts/ })).toBeChecked();
  },
});

/** All posts are chosen by keyboard; the choice is there when the dialog opens again. */
export const Chosen = meta.story({
  name: 'All posts chosen',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const dialog = await ask(context);
    dialog.getByRole('radio', { name: /^Highlights/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(dialog.getByRole('radio', { name: /^All posts/ })).toBeChecked();
    const stored = mocks.community.groups.get('group-01', { id: 'member-1', role: 'user' });
    await waitFor(() => expect(stored.notices.get('member-1')).toBe('all'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [menu] = await canvas.findAllByRole('button', { name: 'More actions' });
    await expect(menu).toHaveFocus();
    const again = await ask(context);
    await expect(again.getByRole('radio', { name: /^All posts/ })).toBeChecked();
  },
});

/** Nothing is chosen: the group is muted, as its head says. */
export const Muted = meta.story({
  name: 'Group muted: no notifications',
  tags: ['phone', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    if (canvas.queryByText('Muted')) return;
    const dialog = await ask(context);
    await userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Muted')).toBeVisible();
  },
});

/** Not saved: the former choice is back, with the reason. */
export const NotSaved = meta.story({
  name: 'Choice could not be saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(setGroupNotices, 500));
  },
  async play(context) {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Highlights/ })).toBeChecked());
    await expect(
      dialog.getByRole('radiogroup', { name: 'Notify me of' }),
    ).toHaveAccessibleDescription(/went wrong/);
  },
});

let gate = createGate();

/** Not saved after the dialog was closed: a message says so. */
export const NotSavedLater = meta.story({
  name: 'Saving failed after closing',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    gate = createGate();
    msw.use(delayed(setGroupNotices, gate), failWith(setGroupNotices, 500));
  },
  async play(context) {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    gate.open();
    await expect(
      await screen.findByText(/^The notifications from .* were not changed/),
    ).toBeInTheDocument();
  },
});

/** The same in Indonesian. */
export const ChoosingInIndonesian = meta.story({
  name: 'In Indonesian',
  globals: { locale: 'id' },
  async play(context) {
    const dialog = await ask(context, WORDS.id);
    await expect(dialog.getByRole('radio', { name: /^Yang penting saja/ })).toBeChecked();
  },
});
