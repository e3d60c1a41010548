import type { TenderAmendment } from '@saudagar/contract';
import { deadlineTime } from '../card/deadlineTime.ts';
import { TermChanges } from './TermChanges.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link Amendments}. */
export interface AmendmentsProps {
  amendments: readonly TenderAmendment[];
  currency: string;
  /** Level of its heading. */
  level: 2 | 3;
}

/** Amendments of a tender, the latest first: number, time, and what changed (TND-145). */
export function Amendments({ amendments, currency, level }: AmendmentsProps) {
  const { t, locale } = useTexts();
  const Heading = `h${level}` as const;
  const Numbered = `h${level + 1}` as 'h3';
  return (
    <section className="sg-tender-section">
      <Heading className="sg-tender-section-title">{t('title')}</Heading>
      <ul className="sg-tender-amendments">
        {amendments.map(({ number, made_at, changes }) => (
          <li key={number}>
            <Numbered className="sg-tender-amendment-title">
              {t('numbered', { number })}{' '}
              <time className="sg-tender-label" dateTime={made_at}>
                {deadlineTime(made_at, locale)}
              </time>
            </Numbered>
            <TermChanges changes={changes} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
