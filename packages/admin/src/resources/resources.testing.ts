import { buildResource, type Community, emptyCommunity, sampleCommunity } from '@saudagar/mocks';
import { screen, userEvent, within } from 'storybook/test';

/** What is found inside an element. */
export type Found = ReturnType<typeof within>;

/** The sample's admin and its moderator. */
export const ADMIN = 'member-6';
export const MODERATOR = 'member-4';

const FIRST = 'Ekspor perdana: dari dokumen sampai kapal berangkat';
export const TITLES = { first: FIRST, draft: 'Daftar periksa sebelum membuka cabang kedua' };

/** The sample's members without anything that they made. */
export function bareCommunity(): Community {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}

/** So many resources. */
export const withResources = (count: number) => (): Community => {
  const community = bareCommunity();
  for (let index = 0; index < count; index += 1)
    community.resources.add(buildResource({ id: `many-${index}`, title: `Materi ${index + 1}` }));
  return community;
};

/** The form or question that is open. */
export const opened = async (role: 'dialog' | 'alertdialog', name: string | RegExp) =>
  within(await screen.findByRole(role, { name }));

/** Chooses files in the group of a label, whatever the chooser would offer. */
export async function choose(dialog: Found, ...files: File[]): Promise<void> {
  const group: HTMLElement = await dialog.findByRole('group', { name: 'Attachments' });
  const input = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing to choose files with');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const pdf = (name: string) => new File(['%PDF-1.7\n%'], name, { type: 'application/pdf' });
