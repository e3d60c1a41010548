import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { EmptyState, SkeletonText } from '@saudagar/ui';
import { useEffect } from 'react';
import type { SubjectPath } from '../subjectPath.ts';
import { useTexts } from '../texts.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { provideNotifications } from './notificationsFlow.ts';
import type { Shown } from './shown.ts';

interface NotificationListProps {
  show: Shown;
  subjectPath: SubjectPath;
  /** Shows all notifications again. */
  onClear: () => void;
}

/** Notifications of a tab, in every state of the list. */
export function NotificationList({ show, subjectPath, onClear }: NotificationListProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideNotifications, { query: { show } });
  useEffect(() => actor.send({ type: 'list.queried', query: { show } }), [actor, show]);
  return (
    <ListView
      actor={actor}
      aria-label={t('title')}
      idOf={({ id }) => id}
      skeleton={<SkeletonText lines={2} />}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      unmatched={t(show === 'unread' ? 'noneUnread' : 'noneHere')}
      onClear={onClear}
    >
      {(notification) => (
        <NotificationRow notification={notification} href={subjectPath(notification.subject)} />
      )}
    </ListView>
  );
}
