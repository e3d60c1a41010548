import { buildTender, type Community, emptyCommunity, sampleCommunity } from '@saudagar/mocks';
import { screen, userEvent, within } from 'storybook/test';

/** Queries within an element. */
export type Found = ReturnType<typeof within>;

/** The sample community without its tenders. */
export function withoutTenders(): Community {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}

/** A community with the given number of tenders besides the sample's. */
export function withTenders(
  count: number,
  fields: Parameters<typeof buildTender>[0] = {},
): Community {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 0; index < count; index += 1)
    community.tenders.add(
      buildTender({
        id: `many-${index}`,
        title: `Pengadaan ${index + 1}`,
        posted_by_user: { id: 'member-4', full_name: 'Rizky Pratama' },
        ...fields,
      }),
    );
  return community;
}

/** The sample community with one more tender, whose id is `tender-swept`. */
export const withTender = (fields: Parameters<typeof buildTender>[0]) => () => {
  const community = sampleCommunity({ posts: 0 });
  community.tenders.add(
    buildTender({
      id: 'tender-swept',
      posted_by_user: { id: 'member-3', full_name: 'Ni Made Ayu Lestari' },
      ...fields,
    }),
  );
  return community;
};

/** Finds the open dialog with a name. */
export const dialogOf = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** Finds a form's dialog once a field of it exists: a loading dialog may precede it. */
export async function formOf(name: string, field: string): Promise<Found> {
  await screen.findByRole('textbox', { name: field });
  return dialogOf(name);
}

/** Replaces the no-break spaces of amounts with plain ones, as tests type them. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Types a date and time by segments, `12052026` and `0730PM`, into the labelled field. */
export async function typeMoment(dialog: Found, label: string, keys: string): Promise<void> {
  const group = within(dialog.getByRole('group', { name: new RegExp(`^${label}`) }));
  await userEvent.click(group.getByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard(keys);
}

/** A PDF file with a name. */
export const pdf = (name: string) => new File(['%PDF-1.7\n%'], name, { type: 'application/pdf' });

/** Chooses files in the labelled group. */
export async function chooseIn(dialog: Found, label: string, ...files: File[]): Promise<void> {
  const group: HTMLElement = dialog.getByRole('group', { name: label });
  const input = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error(`Nothing to choose files with in ${label}`);
  await userEvent.upload(input, files, { applyAccept: false });
}

/** Lets the sample's first tender, which has an accepted proposal, have a second winner. */
export function allowSeveralWinners({ community }: { community: Community }) {
  const tender = community.tenders.all().find((one) => one.tender.id === 'tender-01');
  if (!tender) throw new Error('The sample has no first tender');
  tender.tender = { ...tender.tender, is_multi_award: true };
  return tender;
}
