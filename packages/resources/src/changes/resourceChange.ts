import type { Resource } from '@saudagar/contract';

/** Fields of a resource that change as a member uses it. */
export type ResourceChange = { id: string } & Partial<
  Pick<Resource, 'liked' | 'likes_count' | 'views_count' | 'saved_lists' | 'progress'>
>;

/** Applies a change to a list of resources; unaffected ones stay the same objects. */
export const changeResources = (
  resources: readonly Resource[],
  change: ResourceChange,
): readonly Resource[] =>
  resources.map((one) => (one.id === change.id ? { ...one, ...change } : one));
