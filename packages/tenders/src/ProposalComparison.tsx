import type { Proposal, Tender } from '@saudagar/contract';
import { choiceField, ReadView, useAddress } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import {
  BackLink,
  EmptyState,
  InlineMessage,
  LinkButton,
  Select,
  SkeletonText,
  useIsWide,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { BudgetText } from './card/BudgetText.tsx';
import { deadlineTime } from './card/deadlineTime.ts';
import { ComparisonSlides } from './compare/ComparisonSlides.tsx';
import { ComparisonTable } from './compare/ComparisonTable.tsx';
import { type comparedMachine, provideCompared } from './compare/comparedFlow.ts';
import { COMPARISON_SORTS, rankProposals } from './compare/rankProposals.ts';
import { useCriteria } from './compare/useCriteria.tsx';
import { TenderNotFound } from './detail/TenderNotFound.tsx';
import { provideTender } from './detail/tenderFlow.ts';
import { SealNote } from './manage/proposal/SealNote.tsx';
import { useUnsealing } from './manage/proposal/useUnsealing.ts';
import { useTexts } from './manage/texts.ts';
import { useTexts as useTenderTexts } from './texts.ts';

/** Props of {@link ProposalComparison}. */
export interface ProposalComparisonProps {
  /** Id of the tender, one of the member's own. */
  tenderId: string;
  /** Called with the tender's title once it is known, as a title for the page. */
  onTitle?: (title: string) => void;
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
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const back = tenders && <LinkButton href={tenders()}>{t('detail.back')}</LinkButton>;
  const missing = <TenderNotFound action={back} />;
  return (
    <ReadView
      actor={actor}
      skeleton={<Loading />}
      forbidden={missing}
      gone={missing}
      lost={<TenderNotFound isDeleted action={back} />}
    >
      {(tender) => (
        <div className="sg-tender-comparison">
          <Heading tender={tender} />
          <Proposals {...{ tender, compared }} />
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

interface ProposalsProps {
  tender: Tender;
  compared: ActorRefFrom<typeof comparedMachine>;
}

/** The proposals in each of their states; a note while they are sealed. */
function Proposals({ tender, compared }: ProposalsProps) {
  const { tender: hrefOf } = useRoutes();
  const { t } = useTexts();
  const known = useSelector(compared, ({ context }) => context.value);
  useUnsealing(
    known ?? NONE,
    useCallback(() => compared.send({ type: 'read.outdated' }), [compared]),
  );
  const refused = (
    <EmptyState
      title={t('compare.refused')}
      action={hrefOf && <LinkButton href={hrefOf(tender.id)}>{t('compare.back')}</LinkButton>}
    >
      {t('compare.refusedText')}
    </EmptyState>
  );
  return (
    <ReadView
      actor={compared}
      skeleton={<Loading />}
      empty={<EmptyState title={t('inbox.empty')}>{t('inbox.emptyText')}</EmptyState>}
      forbidden={refused}
      failureTitle={t('inbox.failed')}
    >
      {(proposals) => {
        const [first] = proposals;
        if (first?.sealed) return <SealNote proposal={first} side="poster" />;
        return <Comparison proposals={proposals} />;
      }}
    </ReadView>
  );
}

const NONE: readonly Proposal[] = [];

function Loading() {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden>{t('compare.loading')}</VisuallyHidden>
      <SkeletonText size="title" />
      <SkeletonText lines={6} />
    </>
  );
}

const addressFields = { sort: choiceField(COMPARISON_SORTS, 'price') };

/** Narrowest table, in rem: below it proposals are shown one by one. */
const TABLE_REM = 36;

function Comparison({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTexts();
  const [{ sort }, change] = useAddress(addressFields);
  const [ref, isWide] = useIsWide(TABLE_REM);
  const ranked = rankProposals(proposals, sort);
  const criteria = useCriteria(proposals[0]?.requirements ?? []);
  const accepted = proposals.filter(({ status }) => status === 'accepted');
  return (
    <div ref={ref} className="sg-tender-comparison">
      {accepted.length > 0 && (
        <InlineMessage kind="success">
          {t('compare.accepted', {
            names: accepted
              .map(({ company_name: name }) => name ?? t('proposal.nameless'))
              .join(', '),
          })}
        </InlineMessage>
      )}
      {proposals.length > 1 ? (
        <Select
          aria-label={t('compare.sort')}
          className="sg-tender-comparison-sort"
          options={COMPARISON_SORTS.map((id) => ({ id, label: t(`compare.sorts.${id}`) }))}
          value={sort}
          onChange={(id) =>
            change({ sort: COMPARISON_SORTS.find((one) => one === id) ?? 'price' }, 'replace')
          }
        />
      ) : (
        <p className="sg-tender-note">{t('compare.single')}</p>
      )}
      {isWide === true && <ComparisonTable {...{ ranked, criteria }} />}
      {isWide === false && <ComparisonSlides key={sort} {...{ ranked, criteria }} />}
    </div>
  );
}
