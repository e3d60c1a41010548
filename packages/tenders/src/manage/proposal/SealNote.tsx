import type { Proposal } from '@saudagar/contract';
import { Icon, useNow } from '@saudagar/ui';
import Lock from 'lucide-react/icons/lock';
import { deadlineTime } from '../../card/deadlineTime.ts';
import { useTexts } from '../texts.ts';
import { sealOfProposal } from './seal.ts';

interface SealNoteProps {
  proposal: Proposal;
  side: 'poster' | 'bidder';
}

/** States when a sealed proposal opens, or that it never does; renders nothing for an open one. */
export function SealNote({ proposal, side }: SealNoteProps) {
  const { t, locale } = useTexts();
  const now = useNow();
  const seal = sealOfProposal(proposal, side, now);
  if (seal === 'open') return null;
  const time = deadlineTime(proposal.tender_deadline ?? '', locale);
  return (
    <p className="sg-tender-sealed">
      <Icon>
        <Lock />
      </Icon>
      {seal === 'shut'
        ? t('seal.shut')
        : t(side === 'poster' ? 'seal.opens' : 'seal.own', { time })}
    </p>
  );
}
