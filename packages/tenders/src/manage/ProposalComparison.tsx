import type { Tender } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { BackLink, LinkButton, loadable, OnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { BudgetText } from '../card/BudgetText.tsx';
import { deadlineTime } from '../card/deadlineTime.ts';
import { TenderNotFound } from '../detail/TenderNotFound.tsx';
import { provideTender } from '../detail/tenderFlow.ts';
import { useTexts as useTenderTexts } from '../texts.ts';
import { provideCompared } from './compare/comparedFlow.ts';
import { LoadingProposals } from './compare/LoadingProposals.tsx';
import { useTexts } from './texts.ts';

const comparedProposals = loadable(
  async () => (await import('./compare/ComparedProposals.tsx')).ComparedProposals,
);

/** Props of {@link ProposalComparison}. */
export interface ProposalComparisonProps {
  /** Id of the tender, one of the member's own. */
  tenderId: string;
  /** Called with the tender's title once it is known, as a title for the page. */
  onTitle?: ((title: string) => void) | undefined;
}

/**
 * The proposals on one of the member's tenders side by side, with decisions. Their order is part of
 * the URL where the host provides an address.
 */
export function ProposalComparison(props: ProposalComparisonProps) {
  const { tender } = useRoutes();
  const { t } = useTexts();
  return (
    <section className="sg-tender-page" aria-label={t('compare.title')}>
      <BackLink href={tender?.(props.tenderId)}>{t('compare.back')}</BackLink>
      <OneComparison key={props.tenderId} {...props} />
    </section>
  );
}

function OneComparison({ tenderId, onTitle }: ProposalComparisonProps) {
  const { tenders } = useRoutes();
  const { t } = useTenderTexts();
  const actor = useViewActor(provideTender, { query: { id: tenderId } });
  // Requested beside the tender, not after it.
  const compared = useViewActor(provideCompared, { query: { tenderId } });
  const title = useSelector(actor, ({ context }) => context.value?.title);
  // Its code loads beside the data.
  useEffect(() => void comparedProposals.load(), []);
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const back = tenders && <LinkButton href={tenders()}>{t('detail.back')}</LinkButton>;
  const missing = <TenderNotFound action={back} />;
  return (
    <ReadView
      actor={actor}
      skeleton={<LoadingProposals />}
      forbidden={missing}
      gone={missing}
      lost={<TenderNotFound isDeleted action={back} />}
    >
      {(tender) => (
        <div className="sg-tender-comparison">
          <Heading tender={tender} />
          <OnDemand part={comparedProposals} fallback={<LoadingProposals />}>
            <comparedProposals.View {...{ tenderId, compared }} />
          </OnDemand>
        </div>
      )}
    </ReadView>
  );
}

/** The tender's title, budget and deadline. */
function Heading({ tender }: { tender: Tender }) {
  const { t } = useTexts();
  const { t: tenderT, locale } = useTenderTexts();
  return (
    <header className="sg-tender-comparison-head">
      <h1 className="sg-tender-headline">
        <span className="sg-tender-label">{t('compare.title')}</span> {tender.title}
      </h1>
      <p className="sg-tender-note">
        <BudgetText tender={tender} />
        {' · '}
        <time dateTime={tender.deadline}>
          {tenderT('closes', { time: deadlineTime(tender.deadline, locale) })}
        </time>
      </p>
    </header>
  );
}
