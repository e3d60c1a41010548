import type { Flaggable } from '../../core/community.ts';

/** A flagged resource, shown by itself. */
export const flaggedResource: Flaggable = {
  find: ({ resources }, id) => void resources.requirePublished(id),
  show({ resources }, id) {
    if (!resources.isPublished(id)) return undefined;
    const { resource, makerId, madeAt } = resources.get(id);
    const { title, description, files = [] } = resource;
    return { authorId: makerId, title, content: description, created_at: madeAt, files };
  },
  remove: ({ managedResources }, id) => managedResources.takeOut(id),
};
