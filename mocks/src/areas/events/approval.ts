import { organizerIds } from '@saudagar/contract';
import { eventNotification, rejectionNotification } from '@saudagar/contract/server';
import type { MockApproval } from '../../core/community.ts';
import { liveOf } from './managedEvents.ts';

/** Approval of new members' events (ADM-122). */
export const eventApproval: MockApproval = {
  pending: ({ communityEvents, accounts }) =>
    communityEvents.all().flatMap(({ event }) =>
      event.approval_status === 'pending'
        ? {
            id: event.id,
            content_type: 'event',
            title: event.title,
            description: event.description,
            industry_tags: [...event.tags],
            created_at: event.created_at ?? null,
            maker: accounts.member(event.organizer_id ?? '') ?? null,
          }
        : [],
    ),
  find({ communityEvents }, id) {
    const event = communityEvents.all().find((stored) => stored.event.id === id)?.event;
    return (
      event && {
        makerId: event.organizer_id ?? null,
        title: event.title,
        description: event.description ?? '',
        status: event.approval_status ?? null,
      }
    );
  },
  decide({ communityEvents, notifications }, id, { isApproved, isAppealed, notes, decisionId }) {
    const stored = communityEvents.all().find(({ event }) => event.id === id);
    if (!stored) return;
    const { event } = stored;
    stored.event = { ...event, approval_status: isApproved ? 'approved' : 'rejected' };
    if (isAppealed) return;
    const { organizer_id: makerId, title } = event;
    notifications.notify([
      isApproved
        ? {
            ...eventNotification('event_approved', event, null),
            note: notes || null,
            recipients: organizerIds(event),
          }
        : rejectionNotification({ kind: 'event_rejected', decisionId, makerId, title, notes }),
    ]);
  },
  revised({ communityEvents }, id) {
    const event = communityEvents.all().find((stored) => stored.event.id === id)?.event;
    if (event?.approval_status !== 'approved') return;
    const { title, description, tags } = event;
    return { content: { title, description, industry_tags: [...tags] }, live: liveOf(event) };
  },
  apply: ({ managedEvents }, revision) => managedEvents.apply(revision),
};
