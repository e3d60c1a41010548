import {
  createEvent,
  deleteEvent,
  type Event,
  getEvent,
  getEventHistory,
  getEventPermissions,
  listEvents,
  updateEvent,
} from '@saudagar/contract';
import { languageOf, refusalText } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { actorOf, moderatorOf } from '../admin/auditLog.ts';
import { toEvent } from './eventRows.ts';

/** Routes that list, read, create and edit events. */
export function eventRoutes({ events, eventEdits, signer }: Community): Route[] {
  const whole = (
    { row, messages }: Awaited<ReturnType<typeof events.get>>,
    isSignedIn = true,
  ): Event => ({ ...toEvent(signer, row, isSignedIn), ...(messages && { messages }) });

  return [
    openRoute(listEvents, async ({ member, query }) => {
      const { items, cursor } = await events.page(member?.id, query);
      return { items: items.map((row) => toEvent(signer, row, member !== null)), cursor };
    }),
    openRoute(getEvent, async ({ member, params }) =>
      whole(await events.get(member, params.id), member !== null),
    ),
    memberRoute(createEvent, async ({ member, body }) => whole(await events.add(member, body))),
    memberRoute(updateEvent, async (call) => {
      const { member, params, body } = call;
      const changes_made = await eventEdits.update(member, params.id, body, actorOf(call));
      return { event: whole(await events.get(member, params.id)), changes_made };
    }),
    memberRoute(deleteEvent, async (call) => {
      await events.remove(call.params.id, moderatorOf(call));
      return undefined;
    }),
    memberRoute(getEventPermissions, async ({ member, params, request }) => {
      const { denyReason, ...permissions } = await events.permissions(member, params.id);
      const language = languageOf(request.headers['accept-language']);
      return { ...permissions, reason: denyReason && refusalText(language, denyReason) };
    }),
    memberRoute(getEventHistory, ({ member, params, query }) =>
      eventEdits.history(member, params.id, query),
    ),
  ];
}
