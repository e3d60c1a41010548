import {
  acceptGroupOffer,
  declineGroupOffer,
  handOverGroup,
  withdrawGroupOffer,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toGroup } from './groupRows.ts';

/** Routes of offers of a role in a group, and of the group itself. */
export const offerRoutes = ({ groups, groupOffers }: Community): Route[] => [
  memberRoute(handOverGroup, async ({ member, params, body }) => {
    const offered = await groupOffers.handOver(member, params.id, body.user_id);
    return { ...toGroup(await groups.one(member, params.id)), ...(offered && { offered }) };
  }),
  memberRoute(withdrawGroupOffer, ({ member, params }) =>
    groupOffers.withdrawOffer(member, params.id, params.userId),
  ),
  memberRoute(acceptGroupOffer, async ({ member, params, body }) => {
    await groupOffers.accept(member, params.id, body.role);
    return toGroup(await groups.one(member, params.id));
  }),
  memberRoute(declineGroupOffer, ({ member, params }) => groupOffers.decline(member, params.id)),
];
