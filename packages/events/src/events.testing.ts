import { buildEvent, type Community, emptyCommunity, sampleCommunity } from '@saudagar/mocks';

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
