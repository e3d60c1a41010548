import type { Proposal } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Marks a proposal that does not take an amendment of its tender into account (TND-146). */
export function AmendmentNote({
  proposal: { before_amendment: number },
}: {
  proposal: Pick<Proposal, 'before_amendment'>;
}) {
  const { t } = useTexts();
  return number ? <Badge tone="accent">{t('proposal.beforeAmendment', { number })}</Badge> : null;
}
