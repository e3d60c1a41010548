import {
  deleteResource,
  getResourceStats,
  listManagedResources,
  publishResource,
  unpublishResource,
} from '@saudagar/contract';
import { buildResource, dropConnection, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { userEvent as browserUser, expect, screen, waitFor, within } from 'storybook/test';
import { ResourcesTab } from './ResourcesTab.tsx';
import {
  ADMIN,
  bareCommunity,
  MODERATOR,
  opened,
  TITLES,
  waitingChange,
  withResources,
} from './resources.testing.ts';

const meta = preview.meta({
  title: 'Manage the resource library',
  tags: ['admin'],
  component: ResourcesTab,
  parameters: { portal: { signedInAs: ADMIN } },
});

type Canvas = ReturnType<typeof within>;
const cardOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('article', { name }));
const figure = (canvas: Canvas, label: string) =>
  canvas.getByText(label, { selector: 'dt' }).nextElementSibling;

/** Figures, filters and every part of a card. */
// ADM-125–163, ADM-187
export const Ready = meta.story({
  name: 'Resources and figures',
  tags: ['phone'],
  async play({ canvas }) {
    const card = await cardOf(canvas, TITLES.first);
    for (const text of ['Video', 'Featured', 'Published', 'Business Management', '75 min video'])
      await expect(card.getByText(text)).toBeVisible();
    await expect(card.getByText('Hendra Wijaya, Asosiasi Eksportir Jawa Timur')).toBeVisible();
    await expect(card.getByText(/ views$/)).toBeVisible();
    await expect(card.getByText(/ likes$/)).toBeVisible();
    await expect(card.getByText(/ attachments$/)).toBeVisible();
    await expect(card.getByText(/^Published \w+ \d/)).toBeVisible();
    await expect(card.getByText('dokumen')).toBeVisible();
    await expect(card.queryByText('forwarding')).toBeNull();
    await expect(card.getByRole('button', { name: /^Unpublish/ })).toBeVisible();
    const draft = await cardOf(canvas, TITLES.draft);
    await expect(draft.getByRole('button', { name: /^Publish/ })).toBeVisible();
    await waitFor(() => expect(figure(canvas, 'Total')).toHaveTextContent('12'));
    await expect(figure(canvas, 'Drafts')).toHaveTextContent('1');
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listManagedResources), neverAnswer(getResourceStats));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Resources' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** An empty library. */
// ADM-164
export const Empty = meta.story({
  name: 'No resources yet',
  tags: ['empty'],
  parameters: { portal: { signedInAs: ADMIN, community: bareCommunity } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'No resources found' });
  },
});

/** Both list and figures failed to load. */
// ADM-146
export const ServerError = meta.story({
  name: 'Resources could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listManagedResources, 500), failWith(getResourceStats, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to fetch resources/)).toBeVisible();
    await expect(await canvas.findByText(/^The figures could not be read/)).toBeVisible();
  },
});

/** Offline; reloads when the connection returns. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listManagedResources), dropConnection(getResourceStats));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to fetch resources/)).toBeVisible();
  },
});

/** Filters take effect on Apply; nothing matches, and clearing shows all. */
// ADM-129–136, 164
export const Filtered = meta.story({
  name: 'Filters applied, then cleared',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await cardOf(canvas, TITLES.first);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Draft');
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), 'durian');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'No resources found' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await cardOf(canvas, TITLES.first);
    await expect(canvas.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('');
  },
});

/** No resource matches. */
export const Unmatched = meta.story({
  name: 'No match for the filters',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    if (canvas.queryByRole('heading', { name: 'No resources found' })) return;
    await cardOf(canvas, TITLES.first);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), 'durian');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'No resources found' });
  },
});

/** The next page, loaded by cursor. */
export const Paged = meta.story({
  name: 'Next page',
  tags: ['no-picture'],
  parameters: { portal: { signedInAs: ADMIN, community: withResources(25) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(25));
  },
});

/** Publishes the draft; returns its card. */
async function publishDraft(canvas: Canvas) {
  const card = await cardOf(canvas, TITLES.draft);
  await browserUser.click(await card.findByRole('button', { name: /^Publish/ }));
  await expect(
    await screen.findByText('Resource published successfully! It is now visible to all users.'),
  ).toBeVisible();
  await waitFor(() => expect(figure(canvas, 'Drafts')).toHaveTextContent('0'));
  return card;
}

// ADM-165–169
export const Published = meta.story({
  name: 'Resource published: Unpublish offered',
  tags: ['done'],
  async play({ canvas }) {
    const card = await publishDraft(canvas);
    await expect(await card.findByRole('button', { name: /^Unpublish/ })).toHaveFocus();
  },
});

// ADM-170–174
export const Unpublished = meta.story({
  name: 'Resource unpublished (hidden again)',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    const card = await publishDraft(canvas);
    await userEvent.click(await card.findByRole('button', { name: /^Unpublish/ }));
    await expect(
      await screen.findByText(
        'Resource unpublished successfully! It is now hidden from public view.',
      ),
    ).toBeVisible();
    await card.findByRole('button', { name: /^Publish/ });
  },
});

/** Shows the server's reason, or the documented message without one. */
// ADM-171, 172, 175, 176
export const PublishRefused = meta.story({
  name: 'Publishing refused',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(
      replyWith(publishResource, { detail: 'Isi materinya dulu' }, { status: 400 }),
      replyWith(unpublishResource, {}, { status: 500 }),
    );
  },
  async play({ canvas, userEvent }) {
    const draft = await cardOf(canvas, TITLES.draft);
    await userEvent.click(draft.getByRole('button', { name: /^Publish/ }));
    await expect(await screen.findByText('Isi materinya dulu')).toBeVisible();
    const first = await cardOf(canvas, TITLES.first);
    await userEvent.click(first.getByRole('button', { name: /^Unpublish/ }));
    await expect(
      await screen.findByText('Failed to unpublish resource. Please try again.'),
    ).toBeVisible();
  },
});

/** A resource published by a moderator needs approval. */
// ADM-122, ADM-185
export const SentForApproval = meta.story({
  name: 'Resource sent for approval',
  tags: ['no-picture', 'done', 'moderator', '!admin'],
  parameters: { portal: { signedInAs: MODERATOR } },
  async play({ canvas, userEvent }) {
    const card = await cardOf(canvas, TITLES.draft);
    await userEvent.click(card.getByRole('button', { name: /^Publish/ }));
    await expect(await screen.findByText(/^Sent for approval/)).toBeVisible();
    await expect(await card.findByText('Pending')).toBeVisible();
    await waitFor(() => expect(card.queryByRole('button', { name: /^Publish/ })).toBeNull());
  },
});

/** An own change of a live resource waits for approval, on its card. */
// ADM-381, ADM-383
export const EditWaits = meta.story({
  name: 'My change waits for approval',
  beforeEach({ msw }) {
    const revision = waitingChange({ title: 'Panduan impor' });
    msw.use(
      replyWith(listManagedResources, {
        resources: [buildResource({ title: 'Panduan ekspor', revision })],
      }),
    );
  },
  async play({ canvas }) {
    const card = await cardOf(canvas, 'Panduan ekspor');
    await expect(card.getByText(/^Your change waits for approval/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Take back the change' })).toBeVisible();
  },
});

async function askToDelete(canvas: Canvas, userEvent: { click(element: Element): Promise<void> }) {
  const card = await cardOf(canvas, TITLES.first);
  await userEvent.click(await card.findByRole('button', { name: /^Delete/ }));
  return opened('alertdialog', /^Delete/);
}

/** The confirmation before deleting. */
// ADM-177, ADM-357, WID-097
export const DeleteAsked = meta.story({
  name: 'Delete the resource?',
  tags: ['asked'],
  async play({ canvas, userEvent }) {
    if (screen.queryByRole('alertdialog')) return;
    const dialog = await askToDelete(canvas, userEvent);
    await expect(
      dialog.getByText(
        'Are you sure you want to delete this resource? This action will remove it from the public listing.',
      ),
    ).toBeVisible();
  },
});

/** The deleted resource leaves the list. */
// ADM-178–180
export const Deleted = meta.story({
  name: 'Resource deleted',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(
      await screen.findByText(
        'Resource deleted successfully! The resource has been removed from the listing.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: TITLES.first })).toBeNull());
  },
});

/** A moderator may not delete, and is not offered to. */
// ADM-151
export const NotDeletable = meta.story({
  name: 'Moderators cannot delete',
  tags: ['no-picture', 'forbidden', 'moderator', '!admin'],
  parameters: { portal: { signedInAs: MODERATOR } },
  async play({ canvas }) {
    const card = await cardOf(canvas, TITLES.first);
    await expect(card.getByRole('button', { name: /^Edit/ })).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
});

/** An administrator who is none any more may not delete. */
// ADM-182
export const DeleteForbidden = meta.story({
  name: 'Not allowed to delete',
  tags: ['forbidden'],
  beforeEach({ msw }) {
    msw.use(failWith(deleteResource, 403));
  },
  async play({ canvas, userEvent }) {
    if (screen.queryByRole('alertdialog')) return;
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(
      await dialog.findByText('You do not have permission to delete this resource.'),
    ).toBeVisible();
  },
});

/** Another administrator deleted it first. */
// ADM-181
export const DeleteMissing = meta.story({
  name: 'Deleted already by another admin',
  tags: ['no-picture', 'gone'],
  beforeEach({ msw }) {
    msw.use(failWith(deleteResource, 404));
  },
  async play({ canvas, userEvent }) {
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(
      await dialog.findByText('Resource not found. It may have already been deleted.'),
    ).toBeVisible();
  },
});

/** A reason in `message`, as other servers send it, is shown. */
// ADM-183
export const DeleteRefused = meta.story({
  name: 'Deleting refused by the server',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(replyWith(deleteResource, { message: 'Masih dipakai' }, { status: 409 }));
  },
  async play({ canvas, userEvent }) {
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('Masih dipakai')).toBeVisible();
  },
});

/** A failure without a server message. */
// ADM-184
export const DeleteFailed = meta.story({
  name: 'Resource could not be deleted',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(replyWith(deleteResource, {}, { status: 500 }));
  },
  async play({ canvas, userEvent }) {
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(
      await dialog.findByText('Failed to delete resource. Please try again.'),
    ).toBeVisible();
  },
});

/** The dark theme. */
export const Dark = meta.story({
  name: 'Dark theme',
  globals: { theme: 'dark' },
  async play({ canvas }) {
    await cardOf(canvas, TITLES.first);
    await waitFor(() => expect(figure(canvas, 'Total')).toHaveTextContent('12'));
  },
});
