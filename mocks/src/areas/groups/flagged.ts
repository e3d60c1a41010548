import { Refusal } from '@saudagar/contract/server';
import type { Flaggable } from '../../core/community.ts';

/** A flagged group: moderators see its name, description and size; removal deletes it. */
export const flaggedGroup: Flaggable = {
  find({ groups }, id, viewer) {
    const group = groups.whole(id);
    const isSeen = group?.approval_status === 'approved' || group?.created_by === viewer.id;
    if (!isSeen) throw new Refusal(404, 'groupNotFound');
  },
  show({ groups }, id) {
    const group = groups.whole(id);
    if (!group) return undefined;
    const { created_by, name, description, created_at } = group;
    const about = { authorId: created_by ?? null, name, content: description, created_at };
    return { ...about, ...groups.sizeOf(id) };
  },
  remove: ({ groups }, id) => groups.remove(id),
};
