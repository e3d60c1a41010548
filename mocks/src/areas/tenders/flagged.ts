import type { Flaggable } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

/** A flagged tender, shown without its proposals. */
export const flaggedTender: Flaggable = {
  find: ({ tenders }, id) => void tenders.get(id, undefined),
  show({ tenders }, id) {
    const stored = tenders.all().find(({ tender }) => tender.id === id);
    if (!stored || stored.tender.status === 'draft') return undefined;
    const { title, description, created_at } = stored.tender;
    return {
      authorId: stored.posterId || null,
      title,
      content: description,
      created_at: created_at ?? NOW,
      files: stored.files,
    };
  },
  remove({ tenders }, id) {
    const stored = tenders.all().find(({ tender }) => tender.id === id);
    return stored ? tenders.delete(stored, null) : null;
  },
};
