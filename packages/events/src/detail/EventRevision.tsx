import type { Event } from '@saudagar/contract';
import { RevisionNotice } from '@saudagar/flag';
import { provideWithdrawRevision } from '@saudagar/flag/machines';
import { publishEvents } from '../changes/changes.ts';

const provide = provideWithdrawRevision('event', (portal, id) =>
  publishEvents(portal, { type: 'withdrawn', id }),
);

/** Says that an edit of the event waits for approval; its maker can take it back. */
export function EventRevision({ event }: { event: Pick<Event, 'id' | 'revision'> }) {
  return <RevisionNotice id={event.id} revision={event.revision} provide={provide} />;
}
