import type { Community, Flaggable } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

const eventOf = ({ communityEvents }: Community, id: string) =>
  communityEvents
    .all()
    .map(({ event }) => event)
    .find((event) => event.id === id);

/** A flagged event, shown by itself. */
export const flaggedEvent: Flaggable = {
  find: ({ communityEvents }, id) => void communityEvents.get(id, undefined),
  show(community, id) {
    const event = eventOf(community, id);
    if (event?.approval_status !== 'approved') return undefined;
    const { organizer_id, title, description, created_at } = event;
    return {
      authorId: organizer_id ?? null,
      title,
      content: description,
      created_at: created_at ?? NOW,
    };
  },
  remove: ({ managedEvents }, id) => managedEvents.remove(id, null),
};
