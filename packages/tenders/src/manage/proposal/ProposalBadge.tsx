import type { Proposal } from '@saudagar/contract';
import { Badge, type BadgeProps } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

const TONES = {
  submitted: 'primary',
  under_review: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  needs_clarification: 'accent',
  draft: 'neutral',
} as const satisfies Record<Proposal['status'], BadgeProps['tone']>;

/** A proposal's status; `submitted` reads as new to the poster (TND-121). */
export function ProposalBadge({
  proposal: { status, outcome },
  side,
}: {
  proposal: Pick<Proposal, 'status' | 'outcome'>;
  side: 'poster' | 'bidder';
}) {
  const { t } = useTexts();
  if (outcome) return <Badge>{t(`proposal.states.${outcome}`)}</Badge>;
  const isNew = status === 'submitted' && side === 'poster';
  return (
    <Badge tone={TONES[status]}>{t(isNew ? 'proposal.new' : `proposal.states.${status}`)}</Badge>
  );
}
