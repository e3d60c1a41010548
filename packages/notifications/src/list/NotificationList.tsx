import { ListView } from '@saudagar/flows/react';
import { hrefOfSubject, useRoutes, useViewActor } from '@saudagar/portal';
import { DayName, SkeletonText } from '@saudagar/ui';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { EmptyTab } from './EmptyTab.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { provideNotifications } from './notificationsFlow.ts';
import type { Shown } from './shown.ts';

interface NotificationListProps {
  show: Shown;
  /** Shows all notifications. */
  onShowAll: () => void;
}

const dayOf = (moment: string) => new Date(moment).toDateString();

/** Notifications of a tab, in every state of the list. */
export function NotificationList({ show, onShowAll }: NotificationListProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const actor = useViewActor(provideNotifications, { query: { show } });
  useEffect(() => actor.send({ type: 'list.queried', query: { show } }), [actor, show]);
  return (
    <ListView
      actor={actor}
      aria-label={t('title')}
      layout="rows"
      headingOf={({ created_at }, previous) =>
        dayOf(created_at) !== (previous && dayOf(previous.created_at)) && (
          <h2 className="sg-notification-day">
            <DayName date={created_at} />
          </h2>
        )
      }
      idOf={({ id }) => id}
      skeleton={<SkeletonText lines={2} />}
      empty={<EmptyTab show={show} onShowAll={onShowAll} />}
    >
      {(notification) => (
        <NotificationRow notification={notification} href={hrefOfSubject(routes, notification)} />
      )}
    </ListView>
  );
}
