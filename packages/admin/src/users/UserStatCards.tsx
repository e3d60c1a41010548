import { FailureMessage } from '@saudagar/flows/react';
import { formatNumber, StatCard, StatList } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from './texts.ts';
import type { userStatsMachine } from './userStatsFlow.ts';

interface UserStatCardsProps {
  actor: ActorRefFrom<typeof userStatsMachine>;
}

/** Four figures of the accounts (ADM-262–265); a dash while they load. */
export function UserStatCards({ actor }: UserStatCardsProps) {
  const { t, locale } = useTexts();
  const stats = useSelector(actor, ({ context }) => context.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (one) => one.hasTag('loading') || one.hasTag('reading'));
  const figure = (count: number | undefined) =>
    count === undefined ? '–' : formatNumber(count, locale);
  const { overview, activity } = stats ?? {};
  return (
    <section aria-label={t('figures.name')} aria-busy={isBusy}>
      {!isBusy && (
        <FailureMessage
          failure={failure}
          title={t('figures.failed')}
          onRetry={() => actor.send({ type: 'read.retried' })}
        />
      )}
      <StatList>
        <StatCard
          icon={<Users />}
          label={t('figures.total')}
          value={figure(overview?.total_users)}
        />
        <StatCard
          icon={<UserCheck />}
          label={t('figures.active')}
          value={figure(overview?.active_users)}
        />
        <StatCard
          icon={<ShieldCheck />}
          label={t('figures.admins')}
          value={figure(overview?.admin_users)}
        />
        <StatCard
          icon={<UserPlus />}
          label={t('figures.new')}
          value={figure(activity?.new_registrations_30d)}
        />
      </StatList>
    </section>
  );
}
