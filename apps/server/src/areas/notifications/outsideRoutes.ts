import {
  getDailySummary,
  getDevicePush,
  setDailySummary,
  subscribeDevice,
  unsubscribeDevice,
} from '@saudagar/contract';
import { languageOf } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';

const spoken = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

/** Routes of notifications outside the app: on a device, and by a daily mail. */
export function outsideRoutes({ pushDevices, dailySummaries }: Community): Route[] {
  return [
    memberRoute(getDevicePush, ({ token }) => pushDevices.of(token)),

    memberRoute(subscribeDevice, ({ token, body, request }) =>
      pushDevices.subscribe(token, body, spoken(request)),
    ),

    memberRoute(unsubscribeDevice, ({ token }) => pushDevices.unsubscribe(token)),

    memberRoute(getDailySummary, ({ member }) => dailySummaries.of(member.id)),

    memberRoute(setDailySummary, ({ member, body, request }) =>
      dailySummaries.set(member.id, body.daily, spoken(request)),
    ),
  ];
}
