import type { Group } from '@saudagar/contract';

/** What changes of a group as members act in it. */
export type GroupChange = { id: string } & Partial<Group>;

/** Groups after a change; those that it does not concern stay the same objects. */
export const changeGroups = (groups: readonly Group[], change: GroupChange): readonly Group[] =>
  groups.map((one) => (one.id === change.id ? { ...one, ...change } : one));
