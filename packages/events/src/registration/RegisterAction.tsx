import { type Event, isEventFull, takesRegistrations } from '@saudagar/contract';
import { useWaiting } from '@saudagar/portal';
import { Button, useLoadWhenIdle, useNow, useOnDemand, WhenIdle } from '@saudagar/ui';
import QrCodeSign from 'lucide-react/icons/qr-code';
import { registrationSubject } from '../changes/changes.ts';
import { useTexts } from '../texts.ts';
import { useIsMember } from '../useIsMember.ts';
import { registrationDialog, waitingRegistration } from './registrationPart.ts';

interface RegisterActionProps {
  event: Event;
  /** Id of the element that names the event, for `aria-describedby`. */
  about?: string | undefined;
  className?: string | undefined;
}

/**
 * Action for joining an event: register, join the waitlist of a full one (EVT-061–065), or show the
 * entry code. Renders nothing when it is over, cancelled or not published (EVT-104).
 */
export function RegisterAction({ event, about, className }: RegisterActionProps) {
  const { t } = useTexts();
  const isMember = useIsMember();
  const now = useNow();
  const { isOpen, close, openerProps } = useOnDemand(registrationDialog);
  const own = event.my_registration;
  const isPublic = (event.approval_status ?? 'approved') === 'approved';
  const isOffered = isMember && isPublic && takesRegistrations(event, now);
  const waiting = useWaiting(registrationSubject(event.id));
  if (waiting)
    return (
      <div className={className}>
        <WhenIdle part={waitingRegistration}>
          <waitingRegistration.View event={event} item={waiting} about={about} />
        </WhenIdle>
        {isOpen && <registrationDialog.View event={event} onClose={close} />}
      </div>
    );
  if (!isOffered && !isOpen) return null;
  const isFull = !own && isEventFull(event);
  const named = about ? { 'aria-describedby': about } : {};
  const label = own ? (own.status === 'registered' ? 'code' : 'waiting') : isFull ? 'wait' : 'open';
  return (
    <div className={className}>
      {isFull && (
        <Button isDisabled {...named}>
          {t('spots.full')}
        </Button>
      )}
      <Button
        {...openerProps}
        {...named}
        variant={own || isFull ? 'secondary' : 'primary'}
        {...(own?.status === 'registered' && { icon: <QrCodeSign /> })}
      >
        {t(`register.${label}`)}
      </Button>
      {own?.status === 'registered' && <CodeAhead />}
      {isOpen && <registrationDialog.View event={event} onClose={close} />}
    </div>
  );
}

/** Loads what shows the entry code: at the door there may be no network. */
// EVT-379
function CodeAhead() {
  useLoadWhenIdle(registrationDialog);
  return null;
}
