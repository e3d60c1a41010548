import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { timeOfDay } from '../when/eventTime.ts';
import type { checkInMachine } from './checkInMachine.ts';
import { useTexts } from './texts.ts';

/** Counts of the door's list, and the state of the connection (EVT-311). */
export function DoorCounts({ actor }: { actor: ActorRefFrom<typeof checkInMachine> }) {
  const { t, locale } = useTexts();
  const list = useSelector(actor, ({ context }) => context.door?.list);
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  return (
    <>
      {isStale && (
        <InlineMessage kind="offline">{t(list ? 'door.stale' : 'door.none')}</InlineMessage>
      )}
      {list && (
        <p className="sg-check-in-counts">
          {t('door.counts', {
            checkedIn: list.attendees.filter((one) => one.checked_in_at).length,
            total: list.attendees.length,
            time: timeOfDay(list.read_at, locale),
          })}
        </p>
      )}
    </>
  );
}
