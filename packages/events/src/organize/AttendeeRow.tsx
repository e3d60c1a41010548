import { type Attendee, formatCode } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { Badge, Button, InlineMessage, loadable, MemberLink, useOnDemand } from '@saudagar/ui';
import { timeOfDay } from '../when/eventTime.ts';
import { ScanOutcome } from './ScanResults.tsx';
import type { CheckedScan } from './scans.ts';
import { useTexts } from './texts.ts';
import { UndoCheckInDialog } from './UndoCheckInDialog.tsx';

// Bundled with the attendees, but opened through the same `loadable` as lazy dialogs.
const undoCheckInDialog = loadable(async () => UndoCheckInDialog);

interface AttendeeRowProps {
  attendee: Attendee;
  /** The last check-in by this attendee's code. @default none */
  checked?: CheckedScan | undefined;
  /** Checks the attendee in by their registration code. */
  onCheckIn: (code: string) => void;
  /** Id of the event. */
  eventId: string;
}

/** An attendee with their answers to the organizer, and their check-in. */
export function AttendeeRow({ attendee, checked, onCheckIn, eventId }: AttendeeRowProps) {
  const { t, locale } = useTexts();
  const { member, status, registration_data: registration, qr_code, checked_in_at } = attendee;
  const undo = useOnDemand(undoCheckInDialog);
  const name = member.full_name ?? member.username ?? t('attendees.nobody');
  const company = registration?.company || member.company_name;
  const notes = [
    registration?.dietary_restrictions &&
      t('attendees.diet', { diet: registration.dietary_restrictions }),
    registration?.notes && t('attendees.notes', { notes: registration.notes }),
  ].filter(Boolean);
  return (
    <article className="sg-attendee" aria-label={name}>
      <MemberAvatar member={member} isLink />
      <div className="sg-attendee-texts">
        <MemberLink memberId={member.id} className="sg-attendee-name">
          {name}
        </MemberLink>
        <span className="sg-attendee-about">
          {[company, registration?.phone, qr_code && formatCode(qr_code)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {notes.map((note) => (
          <span key={note} className="sg-attendee-about">
            {note}
          </span>
        ))}
      </div>
      <div className="sg-attendee-state">
        {status === 'waitlisted' && <Badge>{t('attendees.waitlisted')}</Badge>}
        {checked_in_at && (
          <Badge tone="success">
            {t('attendees.checkedIn', { time: timeOfDay(checked_in_at, locale) })}
          </Badge>
        )}
        {checked_in_at && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('undo.of', { name })}
            {...undo.openerProps}
          >
            {t('undo.action')}
          </Button>
        )}
        {status === 'registered' && !checked_in_at && qr_code && (
          <Button
            size="small"
            aria-label={t('attendees.checkInOf', { name })}
            onPress={() => onCheckIn(qr_code)}
          >
            {t('attendees.checkIn')}
          </Button>
        )}
      </div>
      {undo.isOpen && (
        <undoCheckInDialog.View {...{ eventId, attendee, name }} onClose={undo.close} />
      )}
      {checked?.outcome === 'refused' && (
        <InlineMessage kind="error" className="sg-attendee-refused">
          <ScanOutcome scan={checked} />
        </InlineMessage>
      )}
    </article>
  );
}
