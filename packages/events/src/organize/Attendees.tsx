import { type AttendeeFilter, type Event, normalizeCode } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { usePersistentActor, useViewActor } from '@saudagar/portal';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  FilterBar,
  InlineMessage,
  loadable,
  SkeletonText,
  useNow,
  useOnDemand,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import MessageSquare from 'lucide-react/icons/message-square';
import ScanLine from 'lucide-react/icons/scan-line';
import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { eventDay, isEventDay } from '../when/eventDay.ts';
import { AttendeeRow } from './AttendeeRow.tsx';
import { provideExport } from './attendeesExportFlow.ts';
import type { AttendeesQuery } from './attendeesFlow.ts';
import { provideAttendees } from './attendeesFlow.ts';
import { CheckInDialog } from './CheckInDialog.tsx';
import { browserCamera, type Camera } from './camera.ts';
import { provideCheckIn } from './checkInActors.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { useTexts } from './texts.ts';

// Bundled with the attendees, but opened through the same `loadable` as lazy dialogs.
const messageDialog = loadable(async () => MessageDialog);
const checkInDialog = loadable(async () => CheckInDialog);

/** Props of {@link Attendees}. */
export interface AttendeesProps {
  event: Event;
  /** Camera that reads entry codes; null for typed codes only. @default the browser's, if any */
  camera?: Camera | null | undefined;
}

const FILTERS = ['registered', 'expected', 'checked_in', 'waitlisted'] as const;

/** Attendees, for those who manage the event: search, pages, check-in, messages and CSV export. */
export function Attendees({ event, camera }: AttendeesProps) {
  const { t, locale } = useTexts();
  const { id } = event;
  const [query, setQuery] = useState<AttendeesQuery>({ id, search: '', status: '' });
  const [usedCamera] = useState(() => (camera === undefined ? browserCamera() : camera));
  const list = useViewActor(provideAttendees, { query });
  const checkIn = usePersistentActor(`events.checkIn.${id}`, provideCheckIn, { eventId: id });
  const queued = useSelector(checkIn, ({ context }) => context.queue.length);
  const results = useSelector(checkIn, ({ context }) => context.results);
  const isWaiting = useSelector(checkIn, (snapshot) => snapshot.hasTag('waiting'));
  const isDayConfirmed = useSelector(checkIn, ({ context }) => context.isDayConfirmed);
  const now = useNow();
  const isAsked = !isDayConfirmed && !isEventDay(event, now);
  /** Code to check in once the member confirms that it is another day. */
  const [pending, setPending] = useState<string | null>(null);
  const choose = (code: string) => checkIn.send({ type: 'code.chosen', code });
  useEffect(() => list.send({ type: 'list.queried', query }), [list, query]);

  const change = (changed: Partial<AttendeesQuery>) => setQuery({ ...query, ...changed });
  return (
    <div className="sg-attendees">
      <Actions event={event} camera={usedCamera} />
      {isWaiting && (
        <InlineMessage kind="offline" onRetry={() => checkIn.send({ type: 'queue.retried' })}>
          {t('checkIn.waiting', { count: queued })}
        </InlineMessage>
      )}
      <FilterBar
        search={{
          label: t('attendees.search'),
          placeholder: t('attendees.searchHint'),
          value: query.search,
          onChange: (search) => change({ search }),
        }}
        filters={[
          {
            id: 'status',
            label: t('attendees.filter'),
            options: FILTERS.map((one) => ({ id: one, label: t(`attendees.filters.${one}`) })),
            value: query.status,
          },
        ]}
        onChange={(_, status) => change({ status: status as AttendeeFilter | '' })}
        onClear={() => change({ status: '' })}
      />
      <ListView
        actor={list}
        aria-label={t('attendees.title')}
        idOf={({ registration_id }) => registration_id}
        skeleton={<SkeletonText lines={2} />}
        empty={
          <EmptyState illustration={<Users />} title={t('attendees.empty')}>
            {t('attendees.emptyText')}
          </EmptyState>
        }
        forbiddenText={t('attendees.forbidden')}
        onClear={() => change({ search: '', status: '' })}
      >
        {(attendee) => (
          <AttendeeRow
            attendee={attendee}
            checked={results.find(({ code }) => code === normalizeCode(attendee.qr_code ?? ''))}
            eventId={id}
            onCheckIn={(code) => (isAsked ? setPending(code) : choose(code))}
          />
        )}
      </ListView>
      {pending !== null && (
        <ConfirmDialog
          isOpen
          title={t('otherDay.title')}
          confirmLabel={t('otherDay.confirm')}
          onConfirm={() => {
            checkIn.send({ type: 'day.confirmed' });
            choose(pending);
            setPending(null);
          }}
          onCancel={() => setPending(null)}
        >
          {t('otherDay.text', { day: eventDay(event, locale) })}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Actions for all attendees at once, and check-in. */
function Actions({ event, camera }: { event: Event; camera: Camera | null }) {
  const { t } = useTexts();
  const { id } = event;
  const message = useOnDemand(messageDialog);
  const checkInOverlay = useOnDemand(checkInDialog);
  const saving = useViewActor(provideExport, { id, name: 'attendees.csv' });
  const isSaving = useSelector(saving, (snapshot) => snapshot.matches('fetching'));
  const hasFailed = useSelector(saving, (snapshot) => snapshot.matches('failed'));
  const canCheckIn = event.status !== 'cancelled';
  return (
    <>
      <div className="sg-attendees-actions">
        {canCheckIn && (
          <Button variant="primary" icon={<ScanLine />} {...checkInOverlay.openerProps}>
            {t('checkIn.open')}
          </Button>
        )}
        <Button icon={<MessageSquare />} {...message.openerProps}>
          {t('message.open')}
        </Button>
        <Button
          icon={<Download />}
          isPending={isSaving}
          onPress={() => saving.send({ type: 'file.wanted' })}
        >
          {t('attendees.export')}
        </Button>
      </div>
      {hasFailed && <InlineMessage kind="error">{t('attendees.exportFailed')}</InlineMessage>}
      {checkInOverlay.isOpen && (
        <checkInDialog.View event={event} camera={camera} onClose={checkInOverlay.close} />
      )}
      {message.isOpen && <messageDialog.View event={event} onClose={message.close} />}
    </>
  );
}
