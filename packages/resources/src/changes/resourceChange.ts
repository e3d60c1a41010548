import type { Resource } from '@saudagar/contract';

/** What changes of a resource as a member uses it. */
export type ResourceChange = { id: string } & Partial<
  Pick<Resource, 'liked' | 'likes_count' | 'views_count' | 'saved_lists' | 'progress'>
>;

/** Resources after a change; those that it does not concern stay the same objects. */
export const changeResources = (
  resources: readonly Resource[],
  change: ResourceChange,
): readonly Resource[] =>
  resources.map((one) => (one.id === change.id ? { ...one, ...change } : one));
