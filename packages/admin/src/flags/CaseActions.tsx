import { FLAG_ACTIONS, type FlagAction } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, useNow } from '@saudagar/ui';
import Check from 'lucide-react/icons/check';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { actionsOf, type Case, claimantOf } from './cases.ts';
import { useTexts } from './texts.ts';
import { useClaim } from './useClaim.ts';

const SIGNS: Readonly<Record<FlagAction, ReactNode>> = {
  dismiss: <Check />,
  warn_user: <TriangleAlert />,
  remove_content: <Trash />,
};

interface CaseActionsProps {
  one: Case;
  onAct: (action: FlagAction) => void;
  /** Opens the details; absent inside the details. */
  onOpen?: (() => void) | undefined;
}

/**
 * Decisions, details and claim; no decisions on own content or reports, or on cases claimed by
 * another.
 */
export function CaseActions({ one, onAct, onOpen }: CaseActionsProps) {
  const { t } = useTexts();
  const user = useUser();
  const now = useNow();
  const claim = useClaim();
  const claimant = claimantOf(one.flag, now);
  const isMine = claimant?.id === user?.id;
  const isTaken = claimant !== null && !isMine;
  const isPending = one.flag.status === 'pending';
  const actions = isTaken || !isPending ? [] : actionsOf(one.flag);
  const isOwn = isPending && actionsOf(one.flag).length === 0;
  const mayClaim = isPending && !isOwn && (!isTaken || user?.role === 'admin');
  return (
    <div className="sg-admin-case-end">
      {isTaken && (
        <p className="sg-admin-plain sg-admin-soft">
          {t('claim.by', { name: claimant.full_name ?? t('somebody') })}
        </p>
      )}
      {!isTaken && isOwn && (
        <p className="sg-admin-plain sg-admin-soft">
          {t(one.flag.is_own_report ? 'ownReport' : 'own')}
        </p>
      )}
      <div className="sg-admin-acts">
        {FLAG_ACTIONS.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            size="small"
            className={action === 'remove_content' ? 'sg-admin-danger' : undefined}
            icon={SIGNS[action]}
            onPress={() => onAct(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
        {onOpen && (
          <Button size="small" variant="quiet" onPress={onOpen}>
            {t('details.open')}
          </Button>
        )}
        {mayClaim && (
          <Button size="small" variant="quiet" onPress={() => claim(one, !isMine)}>
            {t(isMine ? 'claim.giveUp' : isTaken ? 'claim.takeOver' : 'claim.take')}
          </Button>
        )}
      </div>
    </div>
  );
}
