import type { Group } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** A few groups for the home page: the member's own, or where there are none those to discover. */
export interface HomeGroups {
  kind: 'mine' | 'suggested';
  groups: readonly Group[];
}

/** The groups of a home page; empty where there are none at all. */
export const homeGroupsMachine = readMachine<{ limit: number }, HomeGroups>({
  id: 'homeGroups',
  isEmpty: ({ groups }) => groups.length === 0,
});
