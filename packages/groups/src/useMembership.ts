import type { Group, GroupMembership } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { membershipOf } from './membershipOf.ts';

/** How the member stands to a group. */
export const useMembership = (group: Group): GroupMembership => membershipOf(group, useUser()?.id);
