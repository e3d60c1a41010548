import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { NewVersion } from './NewVersion.tsx';
import type { Versions } from './newVersionFlow.ts';

/** Versions that a story brings itself. */
function storedVersions() {
  const listeners = new Set<(entry: string) => void>();
  const versions: Versions = {
    watch(onKept) {
      listeners.add(onKept);
      return () => listeners.delete(onKept);
    },
    current: () => '/assets/boot-1.js',
    reload: fn(),
  };
  const keep = (entry: string) => {
    for (const listener of listeners) listener(entry);
  };
  return { versions, keep, isWatched: () => listeners.size > 0 };
}

const store = storedVersions();

const meta = preview.meta({
  title: 'New version of the app (update)',
  component: NewVersion,
  args: { versions: store.versions },
  parameters: { portal: {} },
});

/** A newer version is kept: it is offered, and begins only when the member says so. */
// SHELL-195
export const Offered = meta.story({
  name: 'New version offered',
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(store.isWatched()).toBe(true));
    store.keep('/assets/boot-1.js');
    await expect(canvas.queryByRole('status')).toBeNull();
    store.keep('/assets/boot-2.js');
    await expect(await canvas.findByText('A new version is ready.')).toBeVisible();
    store.keep('/assets/boot-2.js');
    await expect(canvas.getAllByText('A new version is ready.')).toHaveLength(1);
    await expect(store.versions.reload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notice' }));
    store.keep('/assets/boot-2.js');
    await expect(canvas.queryByText('A new version is ready.')).toBeNull();
    store.keep('/assets/boot-3.js');
    await expect(await canvas.findByText('A new version is ready.')).toBeVisible();
  },
});

/** The member takes it: the page is loaded again. */
export const Accepted = meta.story({
  name: 'New version loaded',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(store.isWatched()).toBe(true));
    store.keep('/assets/boot-2.js');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use it now' }));
    await waitFor(() => expect(store.versions.reload).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
});
