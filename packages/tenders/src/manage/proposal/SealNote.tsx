import type { Proposal } from '@saudagar/contract';
import { Icon } from '@saudagar/ui';
import Lock from 'lucide-react/icons/lock';
import { deadlineTime } from '../../card/deadlineTime.ts';
import { useTexts } from '../texts.ts';
import { sealOfProposal } from './seal.ts';

/** Stands in for a proposal that its poster cannot read yet, or never will. */
export function SealNote({ proposal }: { proposal: Proposal }) {
  const { t, locale } = useTexts();
  const isShut = sealOfProposal(proposal, Date.now()) === 'shut';
  return (
    <p className="sg-tender-sealed">
      <Icon>
        <Lock />
      </Icon>
      {isShut
        ? t('seal.shut')
        : t('seal.opens', { time: deadlineTime(proposal.tender_deadline ?? '', locale) })}
    </p>
  );
}
