import { daysLeft, type Tender } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Card, formatNumber, Link, SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { BudgetText } from '../card/BudgetText.tsx';
import { useTexts } from '../texts.ts';
import { provideClosing } from './closingActors.ts';

/** Props of {@link TendersCard}. */
export interface TendersCardProps {
  /** Address of a tender's own page. @default the title alone */
  hrefOf?: (id: string) => string;
  /** Address of all tenders. @default no link to them */
  tendersPath?: string;
  /** How many tenders it shows. @default 3 */
  limit?: number;
}

/** The tenders that close next: a card of a home page. */
export function TendersCard({ hrefOf, tendersPath, limit = 3 }: TendersCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideClosing, { query: { limit } });
  return (
    <Card as="section" className="sg-tenders-home" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-tenders-home-title">
        {t('home.title')}
      </h2>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={3} />}
        empty={<p className="sg-tender-note">{t('home.empty')}</p>}
      >
        {(tenders) => (
          <ul className="sg-tenders-home-list">
            {tenders.map((tender) => (
              <HomeRow key={tender.id} tender={tender} hrefOf={hrefOf} />
            ))}
          </ul>
        )}
      </ReadView>
      {tendersPath && <Link href={tendersPath}>{t('home.all')}</Link>}
    </Card>
  );
}

interface HomeRowProps {
  tender: Tender;
  hrefOf: TendersCardProps['hrefOf'];
}

function HomeRow({ tender, hrefOf }: HomeRowProps) {
  const { t, locale } = useTexts();
  const { id, title, deadline } = tender;
  const count = daysLeft(deadline, Date.now());
  return (
    <li className="sg-tenders-home-row">
      {hrefOf ? (
        <Link isPlain href={hrefOf(id)}>
          {title}
        </Link>
      ) : (
        title
      )}
      <span className="sg-tender-label">
        <BudgetText tender={tender} /> · {formatNumber(count, locale)} {t('days', { count })}
      </span>
    </li>
  );
}
