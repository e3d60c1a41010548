import { getNetworkAnalytics, getNetworkHealth } from '@saudagar/contract';
import { healthOf, languageOf } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { networkAnalytics, networkStats } from './insights.ts';

/** Figures and health of one's own network. */
export const insightRoutes = ({ db, now }: Community): Route[] => [
  memberRoute(getNetworkAnalytics, ({ member }) => networkAnalytics(db, member.id)),
  memberRoute(getNetworkHealth, async ({ member, request }) => ({
    health_score: healthOf(
      await networkStats(db, member, now()),
      languageOf(request.headers['accept-language']),
    ),
  })),
];
