import type { Proposal } from '@saudagar/contract';
import { choiceField, ReadView, useAddress } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { Button, EmptyState, InlineMessage, LinkButton, Select, useIsWide } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Inbox from 'lucide-react/icons/inbox';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { SealNote } from '../proposal/SealNote.tsx';
import { useUnsealing } from '../proposal/useUnsealing.ts';
import { useTexts } from '../texts.ts';
import { ComparisonSlides } from './ComparisonSlides.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { comparedMachine } from './comparedFlow.ts';
import { provideComparisonExport } from './comparisonExportFlow.ts';
import { LoadingProposals } from './LoadingProposals.tsx';
import { COMPARISON_SORTS, rankProposals } from './rankProposals.ts';
import { useCriteria } from './useCriteria.tsx';

/** Props of {@link ComparedProposals}. */
export interface ComparedProposalsProps {
  tenderId: string;
  compared: ActorRefFrom<typeof comparedMachine>;
}

/** The proposals in each of their states; a note while they are sealed. */
export function ComparedProposals({ tenderId, compared }: ComparedProposalsProps) {
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
      action={hrefOf && <LinkButton href={hrefOf(tenderId)}>{t('compare.back')}</LinkButton>}
    >
      {t('compare.refusedText')}
    </EmptyState>
  );
  return (
    <ReadView
      actor={compared}
      skeleton={<LoadingProposals />}
      empty={
        <EmptyState illustration={<Inbox />} title={t('inbox.empty')}>
          {t('inbox.emptyText')}
        </EmptyState>
      }
      forbidden={refused}
      failureTitle={t('inbox.failed')}
    >
      {(proposals) => {
        const [first] = proposals;
        if (first?.sealed) return <SealNote proposal={first} side="poster" />;
        return <Comparison {...{ tenderId, proposals }} />;
      }}
    </ReadView>
  );
}

const NONE: readonly Proposal[] = [];

const addressFields = { sort: choiceField(COMPARISON_SORTS, 'price') };

/** Narrowest table, in rem: below it proposals are shown one by one. */
const TABLE_REM = 36;

interface ComparisonProps {
  tenderId: string;
  proposals: readonly Proposal[];
}

function Comparison({ tenderId, proposals }: ComparisonProps) {
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
      <div className="sg-tender-comparison-tools">
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
        <ExportButton tenderId={tenderId} />
      </div>
      {isWide === true && <ComparisonTable {...{ ranked, criteria }} />}
      {isWide === false && <ComparisonSlides key={sort} {...{ ranked, criteria }} />}
    </div>
  );
}

/** Saves the comparison as a table for a spreadsheet. */
function ExportButton({ tenderId }: { tenderId: string }) {
  const { t } = useTexts();
  const saving = useViewActor(provideComparisonExport, { id: tenderId, name: 'proposals.csv' });
  const isSaving = useSelector(saving, (snapshot) => snapshot.matches('fetching'));
  const hasFailed = useSelector(saving, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <Button
        icon={<Download />}
        isPending={isSaving}
        onPress={() => saving.send({ type: 'file.wanted' })}
      >
        {t('compare.export')}
      </Button>
      {hasFailed && <InlineMessage kind="error">{t('compare.exportFailed')}</InlineMessage>}
    </>
  );
}
