import { listSavedLists, saveResource } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Resources } from './Resources.tsx';

const meta = preview.meta({
  title: 'Save a resource to lists (bookmark)',
  component: Resources,
  args: { onOpen: fn() },
  parameters: { portal: { pages: [] } },
});

async function openDialog({
  canvas,
  userEvent,
}: Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Save Menata stok/ }));
  return within(await screen.findByRole('dialog', { name: 'Save for later' }));
}

/** The member's lists as checkboxes. */
export const Choosing = meta.story({
  name: 'Lists to choose from',
  async play(context) {
    const dialog = await openDialog(context);
    await context.userEvent.click(
      await dialog.findByRole('checkbox', { name: 'Persiapan ekspor' }),
    );
  },
});

/** Loading the lists. */
export const Loading = meta.story({
  name: 'Lists loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listSavedLists));
  },
  async play(context) {
    await openDialog(context);
  },
});

/** A member without lists names the first one. */
export const NoLists = meta.story({
  name: 'No lists yet: name the first one',
  tags: ['empty', 'first-use'],
  parameters: { portal: { signedInAs: 'member-2' } },
  async play(context) {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(/You have no lists yet/)).toBeVisible();
  },
});

/** A new list is checked, and its field is ready for the next one. */
// RES-049
export const NewList = meta.story({
  name: 'New list added',
  async play(context) {
    const { mocks, userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'New list' }), 'Gudang{Enter}');
    await expect(await dialog.findByRole('checkbox', { name: 'Gudang' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'New list' })).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lists = mocks.community.savedLists.all('member-1');
    await expect(lists.find(({ name }) => name === 'Gudang')?.resources_count).toBe(1);
  },
});

/** Another list has the name. */
export const NameTaken = meta.story({
  name: 'List name is taken',
  tags: ['refused'],
  async play(context) {
    const dialog = await openDialog(context);
    const name = await dialog.findByRole('textbox', { name: 'New list' });
    await context.userEvent.type(name, 'persiapan EKSPOR{Enter}');
    await expect(await dialog.findByText('You already have a list of this name')).toBeVisible();
  },
});

/** An error is shown; all input is retained. */
export const Failed = meta.story({
  name: 'Lists could not be saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(saveResource, 500));
  },
  async play(context) {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Persiapan ekspor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/The resource was not saved/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Persiapan ekspor' })).toBeChecked();
  },
});

/** Closing with changes asks for confirmation. */
export const Discarding = meta.story({
  name: 'Discard the changes?',
  tags: ['asked'],
  async play(context) {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Persiapan ekspor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
