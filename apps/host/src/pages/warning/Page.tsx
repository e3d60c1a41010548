import '@saudagar/flows/styles.css';
import '@saudagar/flag/styles.css';
import { Warning } from '@saudagar/flag';
import { Link } from '@saudagar/ui';
import { useParams } from 'wouter';
import { useTexts } from './useTexts.ts';

/** One of the member's warnings: the target of its notification. */
export function Page() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  return <Warning warningId={id} wayOut={<Link href="/notifications">{t('back')}</Link>} />;
}
