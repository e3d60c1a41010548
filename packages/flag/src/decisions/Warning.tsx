import type { Warning as WarningData } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { SkeletonCard } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
import { DecisionCard, Sent } from './DecisionCard.tsx';
import { useTexts } from './texts.ts';
import { provideWarning } from './warningFlow.ts';

/** Props of {@link Warning}. */
export interface WarningProps {
  /** Id of the warning, from its notification. */
  warningId: string;
  /** A way out when the warning does not exist. @default none */
  wayOut?: ReactNode | undefined;
}

/** Shows a member a moderator's warning with its reason, and takes one answer. */
export function Warning({ warningId, wayOut }: WarningProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideWarning, { query: { id: warningId } });
  return (
    <section className="sg-warning" aria-label={t('title')}>
      <ReadView actor={actor} skeleton={<SkeletonCard />} wayOut={wayOut}>
        {(warning) => <Content warning={warning} />}
      </ReadView>
    </section>
  );
}

function Content({ warning }: { warning: WarningData }) {
  const { t } = useTexts();
  const { answer, answered_at: at = null } = warning;
  return (
    <DecisionCard
      decision={warning}
      title={t('title')}
      intro={t('intro')}
      facts={answer && <Sent name={t('answer.given')} text={answer} at={at} />}
    >
      {answer ? (
        <p className="sg-warning-text" role="status">
          {t('answer.done')}
        </p>
      ) : (
        <AnswerForm subject={{ type: 'warning', id: warning.id }} />
      )}
    </DecisionCard>
  );
}
