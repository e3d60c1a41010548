import type { Group } from '@saudagar/contract';

/** Changed fields of a group, with its id. */
export type GroupChange = { id: string } & Partial<Group>;

/** Applies a change to a list of groups; other groups stay the same objects. */
export const changeGroups = (groups: readonly Group[], change: GroupChange): readonly Group[] =>
  groups.map((one) => (one.id === change.id ? { ...one, ...change } : one));
