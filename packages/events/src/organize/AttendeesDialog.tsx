import type { Event } from '@saudagar/contract';
import { Dialog } from '@saudagar/ui';
import { Attendees } from './Attendees.tsx';
import { useTexts } from './texts.ts';

/** Props of the dialog with an event's attendees. */
export interface AttendeesDialogProps {
  event: Event;
  /** True when the address opened it. */
  isInAddress?: boolean | undefined;
  onClose: () => void;
}

/** Attendees above the event's details, for those who manage the event. */
export function AttendeesDialog({ event, isInAddress, onClose }: AttendeesDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('attendees.title')}
      size="large"
      isOpen
      isInAddress={isInAddress}
      onOpenChange={onClose}
    >
      <p className="sg-event-brief-title">{event.title}</p>
      <Attendees event={event} />
    </Dialog>
  );
}
