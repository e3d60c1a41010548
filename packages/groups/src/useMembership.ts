import type { Group, GroupMembership } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { membershipOf } from './membershipOf.ts';

/** Returns the member's relationship to a group. */
export const useMembership = (group: Group): GroupMembership => membershipOf(group, useUser()?.id);
