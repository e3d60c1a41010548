import { useAddress } from '@saudagar/flows/react';
import { SessionGate } from '@saudagar/portal';
import { PageHeader, Tabs } from '@saudagar/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { listFields } from './list/listAddress.ts';
import { NotificationList } from './list/NotificationList.tsx';
import { SHOWN } from './list/shown.ts';
import { ReadAllButton } from './reading/ReadAllButton.tsx';
import { useTexts } from './texts.ts';
import { useUnreadNotifications } from './unread/useUnreadNotifications.ts';

/** Props of {@link Notifications}. */
export interface NotificationsProps {
  /** Replaces the heading above the list. @default a heading */
  header?: ReactNode | undefined;
}

/**
 * The member's notifications, newest first and live. The selected tab is kept in the address where
 * the host provides one.
 */
export function Notifications(props: NotificationsProps) {
  return <SessionGate>{() => <OwnNotifications {...props} />}</SessionGate>;
}

function OwnNotifications({ header }: NotificationsProps) {
  const { t } = useTexts();
  const [{ show }, change] = useAddress(listFields);
  const unread = useUnreadNotifications();
  const view = useRef<HTMLDivElement>(null);
  const hadUnread = useRef(false);
  // The pressed button unmounts with the last unread one and would take focus with it.
  useEffect(() => {
    const isLost = hadUnread.current && unread === 0 && document.activeElement === document.body;
    if (isLost) view.current?.focus({ preventScroll: true });
    hadUnread.current = unread > 0;
  }, [unread]);
  const panel = <NotificationList show={show} onShowAll={() => change({ show: 'all' })} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={view} className="sg-notifications" role="group" aria-label={t('title')} tabIndex={-1}>
      <PageHeader title={t('title')} instead={header}>
        {unread > 0 && <ReadAllButton />}
      </PageHeader>
      <Tabs
        aria-label={t('filter')}
        tabs={SHOWN.map((id) => ({ id, label: t(`show.${id}`), panel }))}
        selected={show}
        onSelect={(next) => change({ show: next })}
      />
    </div>
  );
}
