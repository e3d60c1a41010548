import type { Flag } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Badge of a change to flagged content since it was flagged. */
export function Changed({ flag: { change, content } }: { flag: Flag }) {
  const { t } = useTexts();
  if (change === 'edited') return <Badge tone="accent">{t('changed.edited')}</Badge>;
  if (change === 'deleted') return <Badge tone="danger">{t('changed.deleted')}</Badge>;
  return content?.is_gone ? <Badge tone="danger">{t('gone')}</Badge> : null;
}
