import type { Community, Flaggable } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

const eventOf = ({ communityEvents }: Community, id: string) =>
  communityEvents.all().find(({ event }) => event.id === id);

/** A flagged event, shown by itself. */
export const flaggedEvent: Flaggable = {
  find: ({ communityEvents }, id) => void communityEvents.get(id, undefined),
  show(community, id) {
    const stored = eventOf(community, id);
    if (stored?.event.approval_status !== 'approved') return undefined;
    const { organizer_id, title, description, created_at } = stored.event;
    return {
      authorId: organizer_id ?? null,
      title,
      content: description,
      created_at: created_at ?? NOW,
      files: stored.files.map(({ info }) => info),
    };
  },
  remove({ communityEvents, managedEvents }, id) {
    const stored = managedEvents.remove(id, null);
    return () => communityEvents.putBack(stored);
  },
};
