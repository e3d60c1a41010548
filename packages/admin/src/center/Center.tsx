import type { User } from '@saudagar/contract';
import { usePersistentActor } from '@saudagar/portal';
import { formatNumber, OnDemand, SkeletonCard, Tabs } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { DASHBOARD, provideDashboard } from '../dashboard/dashboardFlow.ts';
import type { AdminTabId } from '../links.ts';
import type { AdminTab } from '../tabs.ts';
import { useTexts } from '../texts.ts';
import { Header } from './Header.tsx';
import { NoTab } from './Refusal.tsx';

interface CenterProps {
  user: User;
  tabs: readonly AdminTab[];
  /** Id of the selected tab, as in the address. */
  selected: string;
  onTab: (tab: AdminTabId) => void;
}

/** Header and tabs with the counts of pending items (ADM-012–018). */
export function Center({ user, tabs, selected, onTab }: CenterProps) {
  const { t, locale } = useTexts();
  const dashboard = usePersistentActor(DASHBOARD, provideDashboard, { query: null });
  const stats = useSelector(dashboard, ({ context }) => context.value?.stats);
  const waiting: Partial<Record<AdminTabId, number | undefined>> = {
    // One case may have several flags; the lists show cases, and appeals.
    flags: stats && (stats.pending_cases ?? stats.pending_flags) + (stats.pending_appeals ?? 0),
    content: stats?.pending_approvals,
  };
  if (!tabs.some(({ id }) => id === selected)) return <NoTab selected={selected} onTab={onTab} />;
  return (
    <section className="sg-admin" aria-label={t('name')}>
      <Header user={user} />
      <Tabs
        aria-label={t('tabs.name')}
        keyboardActivation="manual"
        selected={selected as AdminTabId}
        onSelect={onTab}
        tabs={tabs.map(({ id, part }) => {
          const count = waiting[id];
          return {
            id,
            label: t(`tabs.${id}`),
            ...(count ? { badge: formatNumber(count, locale) } : {}),
            panel: (
              <OnDemand part={part} fallback={<SkeletonCard />}>
                <part.View user={user} onTab={onTab} />
              </OnDemand>
            ),
          };
        })}
      />
    </section>
  );
}
