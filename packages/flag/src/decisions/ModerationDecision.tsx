import { DECISION_KINDS, type ModerationDecision as Decision } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { SkeletonCard } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
import { DecisionCard, Fact, Sent } from './DecisionCard.tsx';
import { provideDecision } from './decisionFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link ModerationDecision}. */
export interface ModerationDecisionProps {
  /** Id of the decision, from its notification. */
  decisionId: string;
  /** A way out when the decision does not exist, or nothing is left to do. @default none */
  wayOut?: ReactNode | undefined;
}

/** Shows a member why content of theirs was removed or rejected, and takes one appeal. */
export function ModerationDecision({ decisionId, wayOut }: ModerationDecisionProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideDecision, { query: { id: decisionId } });
  return (
    <section className="sg-warning" aria-label={t('decision.name')}>
      <ReadView actor={actor} skeleton={<SkeletonCard />} wayOut={wayOut}>
        {(decision) => <Content decision={decision} wayOut={wayOut} />}
      </ReadView>
    </section>
  );
}

function Content({ decision, wayOut }: { decision: Decision; wayOut: ReactNode }) {
  const { t } = useTexts();
  const { appeal } = decision;
  const kind = DECISION_KINDS.find((one) => one === decision.kind) ?? 'removal';
  const outcome = appeal?.outcome === 'overturned' ? 'overturned' : 'upheld';
  const isOver = Boolean(appeal?.outcome);
  return (
    <DecisionCard
      decision={decision}
      title={t(`decision.${kind}.title`)}
      intro={t(`decision.${kind}.intro`)}
      name={decision.title}
      isGone={kind === 'removal' && !appeal?.is_restored}
      facts={
        appeal && (
          <>
            <Sent name={t('appeal.given')} text={appeal.text} at={appeal.created_at} />
            {isOver && <Fact name={t('appeal.outcome')}>{t(`appeal.${outcome}`)}</Fact>}
            {appeal.notes && <Fact name={t('appeal.notes')}>{appeal.notes}</Fact>}
          </>
        )
      }
    >
      <Next decision={decision} wayOut={wayOut} />
    </DecisionCard>
  );
}

/** The appeal form, or what the member can expect and a way out. */
function Next({
  decision: { id, kind, appeal, can_appeal },
  wayOut,
}: {
  decision: Decision;
  wayOut: ReactNode;
}) {
  const { t } = useTexts();
  if (can_appeal) return <AnswerForm subject={{ type: 'appeal', id }} />;
  const text = () => {
    if (!appeal) return t('appeal.late');
    if (!appeal.outcome) return t('appeal.done');
    if (appeal.outcome !== 'overturned') return t('appeal.final');
    if (kind === 'deactivation') return t('appeal.account');
    return t(appeal.is_restored ? 'appeal.restored' : 'appeal.again');
  };
  return (
    <>
      <p className="sg-warning-text" role="status">
        {text()}
      </p>
      {wayOut}
    </>
  );
}
