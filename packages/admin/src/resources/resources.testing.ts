import type { Resource } from '@saudagar/contract';
import { buildResource, type Community, emptyCommunity, sampleCommunity } from '@saudagar/mocks';
import { screen, userEvent, within } from 'storybook/test';

/** Queries within an element. */
export type Found = ReturnType<typeof within>;

/** The sample's administrator and moderator. */
export const ADMIN = 'member-6';
export const MODERATOR = 'member-4';

const FIRST = 'Ekspor perdana: dari dokumen sampai kapal berangkat';
export const TITLES = { first: FIRST, draft: 'Daftar periksa sebelum membuka cabang kedua' };

/** The sample's members without any content. */
export function bareCommunity(): Community {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}

/** A community with `count` resources. */
export const withResources = (count: number) => (): Community => {
  const community = bareCommunity();
  for (let index = 0; index < count; index += 1)
    community.resources.add(buildResource({ id: `many-${index}`, title: `Materi ${index + 1}` }));
  return community;
};

/** Returns the open form or confirmation. */
export const opened = async (role: 'dialog' | 'alertdialog', name: string | RegExp) =>
  within(await screen.findByRole(role, { name }));

/** Chooses files in the labelled group, ignoring the picker's type filter. */
export async function choose(dialog: Found, ...files: File[]): Promise<void> {
  const group: HTMLElement = await dialog.findByRole('group', { name: 'Attachments' });
  const input = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing to choose files with');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const pdf = (name: string) => new File(['%PDF-1.7\n%'], name, { type: 'application/pdf' });

/** A member's own change of a resource, which waits for approval. */
export const waitingChange = (changes: NonNullable<Resource['revision']>['changes']) => ({
  ...{ created_at: '2026-11-20T02:00:00Z', is_own: true, changes },
});
