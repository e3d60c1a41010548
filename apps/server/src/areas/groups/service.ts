import type { ServiceParts } from '../area.ts';
import { createClosing } from './closing.ts';
import { createGroups, type Groups } from './groups.ts';
import { createMembership, type Membership } from './membership.ts';
import { createGroupNotices } from './notices.ts';
import { createGroupOffers, type GroupOffers } from './offers.ts';
import { createGroupOrder, type GroupOrder } from './order.ts';
import type {} from './tables.ts';

export interface GroupsService {
  readonly groups: Groups;
  readonly membership: Membership;
  readonly groupOrder: GroupOrder;
  readonly groupOffers: GroupOffers;
  readonly groupNotices: ReturnType<typeof createGroupNotices>;
  readonly groupClosing: ReturnType<typeof createClosing>;
}

declare module '../../community.ts' {
  interface Community extends GroupsService {}
}

export const createGroupsService = (parts: ServiceParts): GroupsService => ({
  groups: createGroups(parts),
  membership: createMembership(parts),
  groupOrder: createGroupOrder(parts),
  groupOffers: createGroupOffers(parts),
  groupNotices: createGroupNotices(parts),
  groupClosing: createClosing(parts),
});
