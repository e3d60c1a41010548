import { Button, EmptyState } from '@saudagar/ui';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Lock from 'lucide-react/icons/lock';
import { ADMIN_TABS, type AdminTabId } from '../links.ts';
import { useTexts } from '../texts.ts';

/** Notice for ordinary users that access is denied (ADM-002–004). */
export function Refusal() {
  const { t } = useTexts();
  return (
    <section className="sg-admin sg-admin-refusal" aria-label={t('name')}>
      <EmptyState level={1} illustration={<Lock aria-hidden="true" />} title={t('refusal.title')}>
        {t('refusal.text')}
      </EmptyState>
    </section>
  );
}

interface NoTabProps {
  /** The tab in the address. */
  selected: string;
  onTab: (tab: AdminTabId) => void;
}

/** Notice for an unknown tab, or one that only admins may open, with a way to the overview. */
export function NoTab({ selected, onTab }: NoTabProps) {
  const { t } = useTexts();
  const isRefused = ADMIN_TABS.some((tab) => tab === selected);
  return (
    <section className="sg-admin sg-admin-refusal" aria-label={t('name')}>
      <EmptyState
        level={1}
        illustration={isRefused ? <Lock aria-hidden="true" /> : <FileQuestion aria-hidden="true" />}
        title={t(isRefused ? 'refusal.title' : 'missing.title')}
        action={<Button onPress={() => onTab('overview')}>{t('missing.open')}</Button>}
      >
        {t(isRefused ? 'refusal.admins' : 'missing.text')}
      </EmptyState>
    </section>
  );
}
