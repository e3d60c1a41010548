import {
  buildEvent,
  type Community,
  emptyCommunity,
  minutesAgo,
  sampleCommunity,
} from '@saudagar/mocks';
import type { DraftStorage, StorageBackend } from '@saudagar/portal';

interface Stores {
  draftStorage: DraftStorage;
  storageBackend: StorageBackend;
}

/** Keeps a value for use without a network on the device of the story's member, for three hours. */
export async function keepOffline(
  { draftStorage, storageBackend }: Stores,
  name: string,
  value: unknown,
): Promise<void> {
  const until = minutesAgo(-180);
  const member = JSON.stringify([`${window.location.origin}/`, 'member-1']).slice(0, -1);
  await draftStorage.change(`offline:${member},${name}`, () => ({ value, until }));
  storageBackend.storage.setItem('saudagar.offline.v1', JSON.stringify(until));
}

/** The sample community without its events. */
export function withoutEvents(): Community {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}

/** A community with `count` events besides those of the sample. */
export function withEvents(count: number): Community {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 0; index < count; index += 1)
    community.communityEvents.add(
      buildEvent({ id: `many-${index}`, title: `Kelas ${index + 1}`, organizer_id: 'member-4' }),
    );
  return community;
}

/** The sample community plus one event with the id `event-own`. */
export const withEvent = (fields: Parameters<typeof buildEvent>[0]) => () => {
  const community = sampleCommunity({ posts: 0 });
  community.communityEvents.add(
    buildEvent({ id: 'event-own', organizer_id: 'member-3', organizer_name: null, ...fields }),
  );
  return community;
};

/** The sample community, where an edit of the member's event `event-01` waits for approval. */
export function withWaitingEdit(): Community {
  const community = sampleCommunity({ posts: 0 });
  const maker = community.accounts.find('member-1');
  if (!maker) throw new Error('the sample has a member');
  community.revisions.review(maker.id);
  const { title } = community.communityEvents.get('event-01', maker).event;
  community.revisions.save(maker, 'event', 'event-01', { title }, { title: 'Temu Usaha Tenun' });
  return community;
}
