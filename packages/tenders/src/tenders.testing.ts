import { buildTender, type Community, emptyCommunity, sampleCommunity } from '@saudagar/mocks';
import { screen, within } from 'storybook/test';

/** The sample community without its tenders. */
export function withoutTenders(): Community {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}

/** A community with so many tenders besides those of the sample. */
export function withTenders(count: number): Community {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 0; index < count; index += 1)
    community.tenders.add(
      buildTender({
        id: `many-${index}`,
        title: `Pengadaan ${index + 1}`,
        posted_by_user: { id: 'member-4', full_name: 'Rizky Pratama' },
      }),
    );
  return community;
}

/** The sample community with one tender more, whose id is `tender-swept`. */
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

/** The open dialog of a name. */
export const dialogOf = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
