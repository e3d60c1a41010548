import { daysLeft, type Tender } from '@saudagar/contract';
import { HomeCard, HomeCardRow } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { formatNumber, useNow } from '@saudagar/ui';
import { BudgetText } from '../card/BudgetText.tsx';
import { useTexts } from '../texts.ts';
import { provideClosing } from './closingFlow.ts';

/** Props of {@link TendersCard}. */
export interface TendersCardProps {
  /** Number of tenders shown. @default 3 */
  limit?: number | undefined;
}

/** The tenders that close next: a card for a home page. */
export function TendersCard({ limit = 3 }: TendersCardProps) {
  const { tenders, tender: hrefOf } = useRoutes();
  const { t } = useTexts();
  const actor = useViewActor(provideClosing, { query: { limit } });
  return (
    <HomeCard
      actor={actor}
      title={t('home.title')}
      empty={t('home.empty')}
      href={tenders?.()}
      allLabel={t('home.all')}
    >
      {(tenders) =>
        tenders.map((tender) => (
          <HomeCardRow key={tender.id} name={tender.title} href={hrefOf?.(tender.id)}>
            <Closing tender={tender} />
          </HomeCardRow>
        ))
      }
    </HomeCard>
  );
}

/** A tender's budget and remaining time. */
function Closing({ tender }: { tender: Tender }) {
  const { t, locale } = useTexts();
  const now = useNow();
  const count = daysLeft(tender.deadline, now);
  return (
    <span>
      <BudgetText tender={tender} /> · {formatNumber(count, locale)} {t('days', { count })}
    </span>
  );
}
