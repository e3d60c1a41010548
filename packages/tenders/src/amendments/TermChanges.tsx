import { TENDER_TERMS, type TermChange, tenderMoney } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { deadlineTime } from '../card/deadlineTime.ts';
import { useTexts } from './texts.ts';

interface TermChangesProps {
  changes: readonly TermChange[];
  /** The tender's currency, in which budgets are written. */
  currency: string;
}

/** Changed terms of a tender, each with its value before and now. */
export function TermChanges({ changes, currency }: TermChangesProps) {
  const { t, locale } = useTexts();
  const tagText = useTagText();
  const text = (term: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return `${tenderMoney(value, currency)} ${currency}`;
    if (term === 'deadline' && typeof value === 'string') return deadlineTime(value, locale);
    const named = (line: unknown) =>
      term === 'category' || term === 'tags' ? tagText(String(line)) : line;
    const lines = Array.isArray(value) ? value.map(named).join('\n') : value && named(value);
    return typeof lines === 'string' && lines !== '' ? lines : t('nothing');
  };
  return (
    <dl className="sg-tender-changes">
      {changes.map(({ term, before, after }) => (
        <div key={term}>
          <dt>{isKnown(term) ? t(`terms.${term}`) : term}</dt>
          <dd>
            <span className="sg-tender-label">{t('before')}</span> <del>{text(term, before)}</del>
          </dd>
          <dd>
            <span className="sg-tender-label">{t('after')}</span> <ins>{text(term, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isKnown = (term: string): term is (typeof TENDER_TERMS)[number] =>
  TENDER_TERMS.some((one) => one === term);
