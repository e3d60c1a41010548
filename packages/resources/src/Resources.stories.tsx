import { listResources } from '@saudagar/contract';
import {
  dropConnection,
  emptyCommunity,
  failWith,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Resources } from './Resources.tsx';
import { buildLibrary } from './resources.testing.ts';

const meta = preview.meta({
  title: 'Library: find and save resources',
  component: Resources,
  args: { onOpen: fn() },
  parameters: { portal: { pages: [] } },
});

/** The library: featured resources first, each with its facts, like and save buttons. */
// RES-052, RES-053
export const Ready = meta.story({
  name: 'Featured and other resources',
  tags: ['phone', 'list'],
  async play({ args, canvas, userEvent }) {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(10);
    const first = within(cards[0] as HTMLElement);
    await expect(first.getByText('Featured')).toBeVisible();
    await expect(first.getByText('1 h 15 min video')).toBeVisible();
    await expect(
      within(first.getByRole('list', { name: 'Tags' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await userEvent.click(first.getByRole('button', { name: /^Ekspor perdana/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('resource-01');
    await expect(canvas.queryByText('Masih ditulis.')).toBeNull();
  },
});

/** Loading the first page. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listResources));
  },
});

/** A library without resources. */
export const Empty = meta.story({
  name: 'Library without resources',
  tags: ['empty'],
  parameters: { portal: { community: () => withMember() } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No resources found' })).toBeVisible();
  },
});

/** An error is shown inline, without a toast; Retry loads the library. */
// RES-041, WID-119
export const ServerError = meta.story({
  name: 'Library could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    spyOn(console, 'info').mockImplementation(() => {});
    msw.use(failWith(listResources, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(console.info).toHaveBeenCalledWith('saudagar: resources', expect.anything());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});

/** Offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listResources));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** Search and filters apply at once and can be cleared. */
// RES-055
export const Narrowed = meta.story({
  name: 'Search and filters',
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Video');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Marketing');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Type: Video' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

/** No matches: a message with a button that clears the filters. */
export const Unmatched = meta.story({
  name: 'No match for the search (no results)',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'No resources found' })).toBeVisible();
  },
});

/** After clearing, all resources are listed again. */
export const Cleared = meta.story({
  name: 'Filters cleared',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'durian');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** More pages follow; focus moves to the first resource of the next one. */
export const ManyPages = meta.story({
  name: 'More resources loaded',
  tags: ['no-picture'],
  parameters: { portal: { community: () => buildLibrary(45) } },
  async play({ canvas, userEvent }) {
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
    await waitFor(() => expect(canvas.getAllByRole('article')[before]).toHaveFocus());
  },
});

/** Without an address or `onOpen`, resources open in place. */
export const OpenedHere = meta.story({
  name: 'Resource opened in place',
  tags: ['no-picture'],
  render: () => <Resources />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lima pertanyaan/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Lima pertanyaan/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the resources' }));
    await canvas.findAllByRole('article');
  },
});

/** The member's lists, one of them selected. */
export const Saved = meta.story({
  name: 'Saved resources in a list (bookmarks)',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByRole('combobox', { name: 'List' })).toHaveDisplayValue(
      'Persiapan ekspor (2)',
    );
  },
});

/** An empty list explains how to fill it. */
export const SavedNothing = meta.story({
  name: 'Nothing saved in this list yet',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Saved' }));
    const choice = await canvas.findByRole('combobox', { name: 'List' });
    await userEvent.selectOptions(choice, 'Untuk tim toko (0)');
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing saved in this list yet' }),
    ).toBeVisible();
  },
});

/** Creates, renames and deletes a list. */
export const Lists = meta.story({
  name: 'Lists created, renamed and deleted',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Saved' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New list' }));
    const naming = within(await screen.findByRole('dialog', { name: 'New list' }));
    await userEvent.click(naming.getByRole('button', { name: 'Add list' }));
    await expect(await naming.findByText('Enter a name')).toBeVisible();
    await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), 'persiapan EKSPOR{Enter}');
    await expect(await naming.findByText('You already have a list of this name')).toBeVisible();
    await userEvent.clear(naming.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), 'Pajak{Enter}');
    const choice = await canvas.findByRole('combobox', { name: 'List' });
    await waitFor(() => expect(choice).toHaveDisplayValue('Pajak (0)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the list Pajak' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename list' }));
    await userEvent.type(renaming.getByRole('textbox', { name: 'Name' }), ' 2026{Enter}');
    await waitFor(() => expect(choice).toHaveDisplayValue('Pajak 2026 (0)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the list Pajak 2026' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(choice).toHaveDisplayValue('Persiapan ekspor (2)'));
  },
});

/** Resources that the member has started. */
export const InProgress = meta.story({
  name: 'Resources in progress (started)',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'In progress' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('meter', { name: 'Your progress' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
  },
});

/** Searching, liking and saving by keyboard alone. */
// RES-002, RES-049
export const ByKeyboard = meta.story({
  name: 'Library used by keyboard',
  tags: ['no-picture'],
  async play({ canvas, mocks, userEvent }) {
    await canvas.findAllByRole('article');
    canvas.getByRole('searchbox', { name: 'Search resources' }).focus();
    await userEvent.keyboard('kontrak pengadaan');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    (await canvas.findByRole('button', { name: 'Like' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() =>
      expect(mocks.community.resources.marks('member-1', ['resource-09'])[0]?.liked).toBe(true),
    );
    const save = canvas.getByRole('button', { name: /^Save Menyusun/ });
    save.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save for later' }));
    (await dialog.findByRole('checkbox', { name: 'Untuk tim toko' })).focus();
    await userEvent.keyboard(' ');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Saved in your lists')).toBeVisible();
    const saved = await canvas.findByRole('button', { name: /^Saved: Menyusun/ });
    await waitFor(() => expect(saved).toHaveFocus());
  },
});

/** A visitor reads the library; member features are hidden. */
export const SignedOut = meta.story({
  name: 'Library without signing in',
  tags: ['visitor'],
  parameters: { portal: { signedInAs: null } },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
  },
});

function withMember() {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}
