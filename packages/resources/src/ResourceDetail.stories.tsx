import { flagContent, getResource, keepResourceProgress, viewResource } from '@saudagar/contract';
import { failWith, neverAnswer, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { ResourceDetail } from './detail/ResourceDetail.tsx';

const flags = watchCalls(flagContent);

const meta = preview.meta({
  title: 'Read or watch one resource',
  component: ResourceDetail,
  args: {
    resourceId: 'resource-03',
    onTitle: fn(),
  },
  parameters: { portal: {} },
});

/** Moves a video to a share of its length. */
async function seek(video: HTMLVideoElement, share: number) {
  video.currentTime = share * video.duration;
  await waitFor(() => expect(video.seeking).toBe(false));
}

/** An article is read in place; its view is counted once. */
// RES-050, RES-051
export const Article = meta.story({
  tags: ['phone'],
  async play({ args, canvas, mocks }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Lima pertanyaan pembeli',
    );
    await expect(canvas.getByText('siap memasok').tagName).toBe('STRONG');
    await expect(args.onTitle).toHaveBeenCalledWith(expect.stringContaining('Lima pertanyaan'));
    await waitFor(() =>
      expect(mocks.community.resources.find('resource-03', undefined).views_count).toBe(807),
    );
    await expect(await canvas.findByText('807 views')).toBeVisible();
  },
});

/** A hosted video plays in place; progress is saved at pauses. */
// RES-051
export const Video = meta.story({
  args: { resourceId: 'resource-02' },
  async play({ canvas, mocks }) {
    const video = (await canvas.findByLabelText(/^Video: Menata stok/)) as HTMLVideoElement;
    await expect(video).toHaveAttribute('preload', 'metadata');
    const stored = () => mocks.community.resources.find('resource-02', viewer(mocks)).progress;
    await waitFor(() => expect(video.currentTime / video.duration).toBeCloseTo(0.45));
    await seek(video, 0.655);
    fireEvent(video, new Event('pause'));
    await waitFor(() => expect(stored()).toBe(65));
    await seek(video, 0.1);
    fireEvent(video, new Event('pause'));
    await expect(stored()).toBe(65);
    fireEvent(video, new Event('ended'));
    await expect(await canvas.findByRole('button', { name: 'Start again' })).toBeVisible();
    await waitFor(() => expect(stored()).toBe(100));
  },
});

/** An e-book opens in a new tab or is downloaded, with its type and size. */
// RES-051
export const Ebook = meta.story({
  name: 'E-book, to open or download',
  args: { resourceId: 'resource-05' },
  async play({ canvas }) {
    const files = within(await canvas.findByRole('region', { name: 'Files' }));
    await expect(files.getByText('Panduan Pembukuan UMKM.pdf')).toBeVisible();
    await expect(files.getByText('3.3 MB')).toBeVisible();
    await expect(files.getAllByRole('link')[0]).toHaveAttribute('target', '_blank');
  },
});

/** An external page opens in a new tab, with its host named. */
// RES-051
export const Elsewhere = meta.story({
  name: 'External page (link)',
  args: { resourceId: 'resource-07' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /^Open on blog\.example\.com/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Without content, the button is disabled and states the reason. */
// RES-051
export const WithoutContent = meta.story({
  name: 'Content not available (broken resource)',
  tags: ['empty'],
  args: { resourceId: 'resource-10' },
  async play({ canvas }) {
    const open = await canvas.findByRole('button', { name: 'Open' });
    await expect(open).toBeDisabled();
    await expect(open).toHaveAccessibleDescription('Content not available for this resource.');
  },
});

/** Loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getResource));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading resource')).toBeInTheDocument();
  },
});

/** Removed, a draft, or an invalid link. */
export const Gone = meta.story({
  name: 'Resource not found (removed, draft)',
  tags: ['gone'],
  args: { resourceId: 'resource-11' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This resource is not here' }),
    ).toBeVisible();
  },
});

/** Server error; Retry loads the resource. */
export const ServerError = meta.story({
  name: 'Resource could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getResource, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** A visitor reads it; likes, lists and progress require sign-in. */
export const SignedOut = meta.story({
  name: 'Resource read without signing in',
  tags: ['visitor'],
  parameters: { portal: { signedInAs: null } },
  async play({ canvas, mocks }) {
    await expect(await canvas.findByText('siap memasok')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as finished' })).toBeNull();
    await expect(mocks.community.resources.find('resource-03', undefined).views_count).toBe(806);
  },
});

const views = watchCalls(viewResource);

/** A moderator previews a pending resource: nothing is counted, and a note says so. */
export const Unpublished = meta.story({
  name: 'Preview before approval (pending)',
  tags: ['moderator'],
  args: { resourceId: 'resource-12' },
  parameters: { portal: { signedInAs: 'member-6' } },
  beforeEach: ({ msw }) => msw.use(views.handler),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This resource is not published/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Like|Save)/ })).toBeNull();
    await expect(views.bodies).toEqual([]);
  },
});

/** Marked as finished, then restarted: the button retains focus. */
export const Finished = meta.story({
  name: 'Finished, then restarted',
  args: { resourceId: 'resource-04' },
  async play({ canvas, mocks, userEvent }) {
    const stored = () => mocks.community.resources.find('resource-04', viewer(mocks)).progress;
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(stored()).toBe(0));
    const finish = canvas.getByRole('button', { name: 'Mark as finished' });
    await expect(finish).toHaveFocus();
    await userEvent.click(finish);
    await waitFor(() => expect(stored()).toBe(100));
    await expect(canvas.getByText('Finished')).toBeVisible();
  },
});

/** A failed press is reverted with a message; the button offers it again. */
export const ProgressFailed = meta.story({
  name: 'Progress could not be saved',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(keepResourceProgress, 500, undefined, { once: true }));
  },
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as finished' }));
    const stored = () => mocks.community.resources.find('resource-03', viewer(mocks)).progress;
    await expect(
      await screen.findByText('The resource was not marked as finished. Try again.'),
    ).toBeVisible();
    await expect(stored()).toBe(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as finished' }));
    await waitFor(() => expect(stored()).toBe(100));
  },
});

/** Video progress that failed to save is sent silently at the next pause. */
export const PlayingNotKept = meta.story({
  name: 'Video progress not saved: nothing is shown',
  tags: ['no-picture', 'failed'],
  args: { resourceId: 'resource-02' },
  beforeEach({ msw }) {
    msw.use(failWith(keepResourceProgress, 500, undefined, { once: true }));
  },
  async play({ canvas, mocks }) {
    const video = (await canvas.findByLabelText(/^Video: Menata stok/)) as HTMLVideoElement;
    await waitFor(() => expect(video.currentTime / video.duration).toBeCloseTo(0.45));
    await seek(video, 0.655);
    const stored = () => mocks.community.resources.find('resource-02', viewer(mocks)).progress;
    await waitFor(async () => {
      fireEvent(video, new Event('pause'));
      await expect(stored()).toBe(65);
    });
    await expect(screen.queryByText(/was not marked as finished/)).toBeNull();
  },
});

/** The view fails to be counted: no message is shown. */
export const ViewFailed = meta.story({
  name: 'View could not be counted: nothing is shown',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(viewResource, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('806 views')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Flagged for moderators from the menu. */
export const Flagged = meta.story({
  name: 'Resource reported to moderators (flagged)',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(flags.handler);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Flag' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam' }));
    await userEvent.click(dialog.getByRole('button', { name: /Submit|Flag|Report/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(flags.bodies.at(-1)).toMatchObject({
      content_type: 'resource',
      content_id: 'resource-03',
    });
  },
});

/** Its own maker may share it, and not flag it. */
export const OwnMenu = meta.story({
  name: "Menu of one's own resource",
  tags: ['no-picture'],
  beforeEach({ mocks }) {
    mocks.community.resources.get('resource-03').makerId = 'member-1';
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    const share = await screen.findByRole('menuitem', { name: 'Share' });
    await expect(screen.queryByRole('menuitem', { name: 'Flag' })).toBeNull();
    await userEvent.click(share);
    const dialog = await screen.findByRole('dialog', { name: 'Share Resource' });
    await expect(within(dialog).getByRole('textbox')).toHaveValue(
      `${window.location.origin}/resources/resource-03`,
    );
  },
});

function viewer({ community }: { community: { accounts: { active(): { id: string }[] } } }) {
  return community.accounts.active().find(({ id }) => id === 'member-1') as never;
}
