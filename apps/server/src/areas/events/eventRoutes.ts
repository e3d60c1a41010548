import {
  createEvent,
  deleteEvent,
  type Event,
  type EventActor,
  getEvent,
  getEventHistory,
  getEventPermissions,
  listEvents,
  managesEvent,
  updateEvent,
} from '@saudagar/contract';
import { languageOf, refusalText } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import type { MemberRow } from '../account/members.ts';
import { shownRevision } from '../admin/approvals/revisions.ts';
import { actorOf, moderatorOf } from '../admin/auditLog.ts';
import { toEvent } from './eventRows.ts';

/** Routes that list, read, create and edit events. */
export function eventRoutes({ db, events, eventEdits, signer }: Community): Route[] {
  const whole = (
    { row, messages }: Awaited<ReturnType<typeof events.get>>,
    viewer: EventActor | null,
  ): Event => ({ ...toEvent(signer, row, viewer), ...(messages && { messages }) });

  /** Reads an event, for its editors with the edit that waits for approval. */
  const get = async (member: MemberRow | null, id: string): Promise<Event> => {
    const event = whole(await events.get(member, id), member);
    if (member === null || !managesEvent(event, member)) return event;
    return { ...event, revision: await shownRevision(db, 'event', event.id, member.id) };
  };

  return [
    openRoute(listEvents, async ({ member, query }) => {
      const { items, cursor } = await events.page(member?.id, query);
      return { items: items.map((row) => toEvent(signer, row, member)), cursor };
    }),
    openRoute(getEvent, ({ member, params }) => get(member, params.id)),
    memberRoute(createEvent, async ({ member, body }) =>
      whole(await events.add(member, body), member),
    ),
    memberRoute(updateEvent, async (call) => {
      const { member, params, body } = call;
      const changes_made = await eventEdits.update(member, params.id, body, actorOf(call));
      return { event: await get(member, params.id), changes_made };
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
