import '@saudagar/flows/styles.css';
import '@saudagar/flag/styles.css';
import { ModerationDecision } from '@saudagar/flag';
import { Link } from '@saudagar/ui';
import { useParams } from 'wouter';
import { useTexts } from './useTexts.ts';

/** A decision on the member's own content: the target of its notification. */
export function Page() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  return (
    <ModerationDecision decisionId={id} wayOut={<Link href="/notifications">{t('back')}</Link>} />
  );
}
