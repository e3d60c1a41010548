import { EmptyState } from '@saudagar/ui';
import Lock from 'lucide-react/icons/lock';
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
