import { ACTIVITIES_MAX, type Dashboard } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import { formatNumber, Link, StatCard, StatList, UnstyledButton } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { AdminTabId, AdminTabProps } from '../links.ts';
import { useTexts } from './texts.ts';

interface StatCardsProps extends Pick<AdminTabProps, 'onTab'> {
  dashboard: Dashboard;
}

/** Four figures; the first three link to the tab that acts on them (ADM-026–033). */
export function StatCards({ dashboard: { stats, recent_activities }, onTab }: StatCardsProps) {
  const { admin } = useRoutes();
  const { t, locale } = useTexts();
  const jump = (name: JumpName, tab: AdminTabId, count: number) => {
    const value = formatNumber(count, locale);
    const label = t(`figures.open.${name}`, { value });
    return (
      <Jump label={label} href={admin?.(tab)} onPress={() => onTab(tab)}>
        {value}
      </Jump>
    );
  };
  return (
    <StatList className="sg-admin-figures">
      <StatCard
        icon={<Users />}
        label={t('figures.users')}
        value={jump('users', 'users', stats.total_users)}
      />
      <StatCard
        icon={<Flag />}
        label={t('figures.flags')}
        value={jump('flags', 'flags', stats.pending_flags)}
      />
      <StatCard
        icon={<Hourglass />}
        label={t('figures.content')}
        value={jump('content', 'content', stats.pending_approvals)}
      />
      <StatCard
        icon={<History />}
        label={t('figures.actions')}
        value={formatNumber(Math.min(recent_activities.length, ACTIVITIES_MAX), locale)}
      />
    </StatList>
  );
}

type JumpName = 'users' | 'flags' | 'content';

interface JumpProps {
  label: string;
  href: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** The link or button covers the whole card. */
function Jump({ label, href, onPress, children }: JumpProps) {
  return href === undefined ? (
    <UnstyledButton className="sg-admin-jump" aria-label={label} onPress={onPress}>
      {children}
    </UnstyledButton>
  ) : (
    <Link isPlain className="sg-admin-jump" aria-label={label} href={href}>
      {children}
    </Link>
  );
}
