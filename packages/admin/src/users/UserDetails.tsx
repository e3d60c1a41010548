import type { ManagedUser } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { usePortal, useUser, useViewActor } from '@saudagar/portal';
import {
  Button,
  Dialog,
  EmptyState,
  formatMoment,
  formatNumber,
  loadable,
  RelativeTime,
  SkeletonText,
  useOnDemand,
  zoneName,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { useTexts } from './texts.ts';
import { provideUserDetails } from './userDetailsFlow.ts';
import { canManage } from './usersFlow.ts';
import { useStatusText } from './useStatusText.ts';

const userActionDialog = loadable(
  async () => (await import('./UserActionDialog.tsx')).UserActionDialog,
);

export interface UserDetailsProps {
  userId: string;
  onClose: () => void;
}

/** Details of one account (ADM-318–334). */
export function UserDetails({ userId, onClose }: UserDetailsProps) {
  const { t } = useTexts();
  const { address } = usePortal();
  const { t: adminText } = useAdminTexts();
  const viewer = useUser();
  const actor = useViewActor(provideUserDetails, { query: { id: userId } });
  const user = useSelector(actor, ({ context }) => context.value);
  const reset = useOnDemand(userActionDialog);
  const isManageable = user !== null && viewer !== null && canManage(user, viewer);
  return (
    <>
      <Dialog
        isOpen
        isInAddress={address !== undefined}
        size="medium"
        title={t('details.title')}
        onOpenChange={onClose}
        footer={
          <>
            <Button onPress={onClose}>{t('details.close')}</Button>
            {isManageable && <Button {...reset.openerProps}>{t('details.reset')}</Button>}
          </>
        }
      >
        <ReadView
          actor={actor}
          skeleton={<SkeletonText lines={8} />}
          failureTitle={t('details.failed')}
          forbiddenText={adminText('refusal.moderators')}
          gone={<EmptyState title={t('details.gone')}>{t('details.goneText')}</EmptyState>}
        >
          {(value) => <DetailList user={value} />}
        </ReadView>
      </Dialog>
      {reset.isOpen && user && (
        <userActionDialog.View action={{ type: 'reset', user }} onClose={reset.close} />
      )}
    </>
  );
}

/** Facts of the account; company, location and phone only when set (ADM-320–332). */
function DetailList({ user }: { user: ManagedUser }) {
  const { t, locale } = useTexts();
  const statusText = useStatusText();
  const count = (value: number) => formatNumber(value, locale);
  return (
    <dl className="sg-managed-details">
      <Fact name={t('details.name')}>{user.full_name}</Fact>
      <Fact name={t('details.email')}>{user.email}</Fact>
      <Fact name={t('details.username')}>@{user.username}</Fact>
      <Fact name={t('details.role')}>{t(`roles.${user.role}`)}</Fact>
      <Fact name={t('details.status')}>{statusText(user)}</Fact>
      {user.deactivation?.until && (
        <Fact name={t('details.until')}>{momentOf(user.deactivation.until)}</Fact>
      )}
      {user.deactivation?.reason && (
        <Fact name={t('details.reason')}>{user.deactivation.reason}</Fact>
      )}
      <Fact name={t('details.age')}>{t('details.days', { count: user.account_age_days })}</Fact>
      <Fact name={t('details.posts')}>{count(user.posts_count)}</Fact>
      <Fact name={t('details.groups')}>{count(user.groups_count)}</Fact>
      <Fact name={t('details.events')}>{count(user.events_count)}</Fact>
      <Fact name={t('details.resources')}>{count(user.resources_count)}</Fact>
      {user.company_name && <Fact name={t('details.company')}>{user.company_name}</Fact>}
      {user.location && <Fact name={t('details.location')}>{user.location}</Fact>}
      {user.phone && <Fact name={t('details.phone')}>{user.phone}</Fact>}
      {user.warnings_count !== undefined && (
        <Fact name={t('details.warnings')}>{count(user.warnings_count)}</Fact>
      )}
      {user.last_seen_at && (
        <Fact name={t('details.seen')}>
          <RelativeTime date={user.last_seen_at} />
        </Fact>
      )}
    </dl>
  );

  function momentOf(until: string) {
    const date = new Date(until);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return `${formatMoment(date, locale)}\u00a0${zoneName(timeZone, locale, date)}`;
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-managed-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
