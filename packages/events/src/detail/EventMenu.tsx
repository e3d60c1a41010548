import {
  type Event,
  mayCancelEvent,
  mayDeleteEvents,
  ownsEvent,
  returnDenyReason,
  runsEvent,
  takesRegistrations,
} from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { usePortal, useRoutes, useUser } from '@saudagar/portal';
import {
  ActionMenu,
  loadable,
  type MenuAction,
  shareDialog,
  useNow,
  useOnDemand,
} from '@saudagar/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import LogOut from 'lucide-react/icons/log-out';
import Share from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { googleCalendar, outlookCalendar } from '../calendar/calendarLinks.ts';
import { entryOf } from '../calendar/entryOf.ts';
import { useTexts } from '../texts.ts';

const deleteEventDialog = loadable(
  async () => (await import('../deleting/DeleteEventDialog.tsx')).DeleteEventDialog,
);
const createEventDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).CreateEventDialog,
);
const cancelEventDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).CancelEventDialog,
);

const organizersDialog = loadable(
  async () => (await import('../organizers/organizersDialogs.ts')).OrganizersDialog,
);
const leaveOrganizersDialog = loadable(
  async () => (await import('../organizers/organizersDialogs.ts')).LeaveOrganizersDialog,
);

const CALENDARS = { google: googleCalendar, outlook: outlookCalendar };

interface EventMenuProps {
  event: Event;
}

/** Secondary actions: share, usual calendars, flag or duplicate, organizers, cancel and, for administrators, delete (EVT-227, EVT-233). */
export function EventMenu({ event }: EventMenuProps) {
  const { event: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const now = useNow();
  const sharing = useOnDemand(shareDialog);
  const flagging = useOnDemand(flagDialog);
  const deleting = useOnDemand(deleteEventDialog);
  const cancelling = useOnDemand(cancelEventDialog);
  const copying = useOnDemand(createEventDialog);
  const naming = useOnDemand(organizersDialog);
  const leaving = useOnDemand(leaveOrganizersDialog);
  const { id, title } = event;
  const actions: MenuAction[] = [];
  if (hrefOf)
    actions.push({
      id: 'share',
      label: t('share.action'),
      icon: <Share />,
      onAction: sharing.open,
    });
  if (user && takesRegistrations(event, now))
    for (const calendar of ['google', 'outlook'] as const)
      actions.push({
        id: calendar,
        label: t(`calendar.${calendar}`),
        icon: <CalendarPlus />,
        onAction: () => {
          const page = hrefOf ? new URL(hrefOf(id), window.location.href).href : null;
          window.open(CALENDARS[calendar](entryOf(event, page)), '_blank', 'noopener');
        },
      });
  if (user)
    actions.push(
      runsEvent(event, user)
        ? { id: 'copy', label: t('manage.copy'), icon: <Copy />, onAction: copying.open }
        : { id: 'flag', label: t('detail.flag'), icon: <Flag />, onAction: flagging.open },
    );
  if (user && runsEvent(event, user))
    actions.push(
      ownsEvent(event, user)
        ? {
            id: 'organizers',
            label: t('manage.organizers'),
            icon: <Users />,
            onAction: naming.open,
          }
        : { id: 'leave', label: t('manage.leave'), icon: <LogOut />, onAction: leaving.open },
    );
  if (user && mayCancelEvent(event, user) && takesRegistrations(event, now))
    actions.push({
      id: 'cancel',
      label: t('manage.cancel'),
      icon: <CalendarX />,
      variant: 'danger',
      onAction: cancelling.open,
    });
  const mayReturn = user && event.status === 'cancelled' && !returnDenyReason(event, user, now);
  if (mayReturn)
    actions.push({
      id: 'return',
      label: t('manage.return'),
      icon: <CalendarCheck />,
      onAction: cancelling.open,
    });
  if (user && mayDeleteEvents(user))
    actions.push({
      id: 'delete',
      label: t('delete.action'),
      icon: <Trash />,
      variant: 'danger',
      onAction: deleting.open,
    });
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu aria-label={t('detail.menu')} actions={actions} />
      {sharing.isOpen && hrefOf && (
        <shareDialog.View
          title={t('share.title')}
          link={new URL(hrefOf(id), window.location.href).href}
          text={title}
          onClose={sharing.close}
          onCopied={() => notifier.success(lazy('share.copied'))}
        />
      )}
      {flagging.isOpen && (
        <flagDialog.View contentType="event" contentId={id} onClose={flagging.close} />
      )}
      {cancelling.isOpen && (
        <cancelEventDialog.View
          event={event}
          isReturn={event.status === 'cancelled'}
          onClose={cancelling.close}
        />
      )}
      {copying.isOpen && <createEventDialog.View copied={event} onClose={copying.close} />}
      {naming.isOpen && <organizersDialog.View event={event} onClose={naming.close} />}
      {leaving.isOpen && user && (
        <leaveOrganizersDialog.View event={event} userId={user.id} onClose={leaving.close} />
      )}
      {deleting.isOpen && <deleteEventDialog.View eventId={id} onClose={deleting.close} />}
    </>
  );
}
