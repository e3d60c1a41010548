import { useRoutes } from '@saudagar/portal';
import { Button, EmptyState, LinkButton } from '@saudagar/ui';
import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CheckCheck from 'lucide-react/icons/check-check';
import Gavel from 'lucide-react/icons/gavel';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType } from 'react';
import { useTexts } from '../texts.ts';
import type { Shown } from './shown.ts';

type PageName = 'feed' | 'network' | 'groups' | 'events' | 'tenders';

/** Icon of a tab, and the page where its notifications begin. */
const TABS: Record<Shown, { Icon: ComponentType; page?: PageName }> = {
  all: { Icon: Bell, page: 'network' },
  unread: { Icon: CheckCheck },
  mentions: { Icon: AtSign, page: 'feed' },
  requests: { Icon: UserRoundPlus, page: 'network' },
  groups: { Icon: UsersRound, page: 'groups' },
  events: { Icon: CalendarDays, page: 'events' },
  trade: { Icon: Gavel, page: 'tenders' },
  moderation: { Icon: ShieldCheck },
};

interface EmptyTabProps {
  show: Shown;
  /** Shows all notifications. */
  onShowAll: () => void;
}

/** Says what a tab will hold, and leads to where that begins. */
export function EmptyTab({ show, onShowAll }: EmptyTabProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const { Icon, page } = TABS[show];
  const href = page && routes[page]?.();
  const action = href ? (
    <LinkButton href={href}>{t(`begin.${page}`)}</LinkButton>
  ) : (
    show !== 'all' && <Button onPress={onShowAll}>{t('begin.all')}</Button>
  );
  return (
    <EmptyState illustration={<Icon />} title={t(`empty.${show}.title`)} action={action}>
      {t(`empty.${show}.text`)}
    </EmptyState>
  );
}
