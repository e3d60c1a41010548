import type { Event } from '@saudagar/contract';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useUser,
} from '@saudagar/portal';
import { useState } from 'react';
import { publishEvents } from '../changes/changes.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { provideRegister } from './registerFlow.ts';
import { TicketDialog } from './TicketDialog.tsx';

/** Props of {@link RegistrationDialog}. */
export interface RegistrationDialogProps {
  event: Event;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/**
 * Registers (EVT-014), then shows the entry code or the waitlist entry. It renders from the event,
 * so a reload and another tab show the same.
 */
export function RegistrationDialog({ event, onClose }: RegistrationDialogProps) {
  const registration = event.my_registration;
  return registration ? (
    <TicketDialog {...{ event, registration, onClose }} />
  ) : (
    <Registering event={event} onClose={onClose} />
  );
}

interface RegisteringProps extends Pick<RegistrationDialogProps, 'event' | 'onClose'> {
  /** Called when the member is registered. @default none */
  onDone?: (() => void) | undefined;
}

function Registering({ event, onClose, onDone }: RegisteringProps) {
  const portal = usePortal();
  const user = useUser();
  const [values] = useState(() => ({
    dietary_restrictions: '',
    company: user?.company_name ?? '',
    phone: '',
    notes: '',
    is_visible: false,
  }));
  const form = usePersistentActor(`events.register.${event.id}`, provideRegister, {
    subject: { id: event.id, registered_only: event.registered_only },
    values,
  });
  useActorResult(form, 'form.done', ({ reply }) => {
    if (reply) portal.notifier.success(reply.message);
    // The event says that its registration waits; the entry code would not come.
    else onClose();
    onDone?.();
  });
  // Shows the event as it is now: over, cancelled or full.
  useEmitted(form, 'form.refused', ({ failure }) => {
    if (failure.status === 409) publishEvents(portal, { type: 'outdated', id: event.id });
  });
  return (
    <RegistrationForm
      event={event}
      form={form}
      reopened={(close) => <Registering event={event} onClose={close} onDone={close} />}
      onClose={onClose}
    />
  );
}
