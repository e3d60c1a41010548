import { type Event, managesEvent } from '@saudagar/contract';
import { choiceField, useAddress } from '@saudagar/flows/react';
import { useUser } from '@saudagar/portal';
import { Button, loadable, useOnDemand } from '@saudagar/ui';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';

const editEventDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).EditEventDialog,
);
const attendeesDialog = loadable(
  async () => (await import('../organize/AttendeesDialog.tsx')).AttendeesDialog,
);

/** Part of the address: a notification opens the attendees (EVT-346). */
const manageFields = { open: choiceField(['', 'attendees'], '') };

/** Actions for organizers, moderators and administrators (EVT-172–175). */
export function ManageActions({ event }: { event: Event }) {
  const { t } = useTexts();
  const user = useUser();
  const editing = useOnDemand(editEventDialog);
  const listing = useOnDemand(attendeesDialog);
  const [{ open }, change] = useAddress(manageFields);
  const { open: list } = listing;
  useEffect(() => {
    if (open === 'attendees') list();
  }, [open, list]);
  const closeList = () => {
    listing.close();
    if (open !== '') change({ open: '' }, 'replace');
  };
  if (!user || !managesEvent(event, user)) return null;
  return (
    <div className="sg-event-actions">
      <Button {...editing.openerProps} icon={<Pencil />}>
        {t('manage.edit')}
      </Button>
      <Button {...listing.openerProps} icon={<Users />}>
        {t('manage.attendees')}
      </Button>
      {editing.isOpen && <editEventDialog.View event={event} onClose={editing.close} />}
      {listing.isOpen && (
        <attendeesDialog.View
          event={event}
          isInAddress={open === 'attendees'}
          onClose={closeList}
        />
      )}
    </div>
  );
}
