import { Badge, Card, Checkbox, MemberLink, RelativeTime, VisuallyHidden } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';
import { About } from './About.tsx';
import { Changed } from './Changed.tsx';
import { type Case, headingOf, previewOf } from './cases.ts';
import { Outcome } from './Outcome.tsx';
import { Reports } from './Reports.tsx';
import { useTexts } from './texts.ts';
import { useWords } from './useWords.ts';

interface CaseCardProps {
  one: Case;
  /** Selects the case for a bulk decision; null when it cannot be decided. */
  selection: { isSelected: boolean; onChange: (isSelected: boolean) => void } | null;
  /** The claim and the actions. */
  children: ReactNode;
}

/** A flagged case: reason, preview, author and reporters (ADM-059–066). */
export function CaseCard({ one, selection, children }: CaseCardProps) {
  const { t } = useTexts();
  const words = useWords();
  const titleId = useId();
  const { flag, flags } = one;
  const { content } = flag;
  const reasons = [...new Set(flags.map(({ reason }) => reason))];
  const oldest = flag.created_at;
  return (
    <Card as="article" className="sg-admin-case" aria-labelledby={titleId} tabIndex={-1}>
      <header className="sg-admin-case-head">
        {selection && (
          <Checkbox
            label={<VisuallyHidden>{t('select.one', { title: titleOf(one, t) })}</VisuallyHidden>}
            isSelected={selection.isSelected}
            onChange={selection.onChange}
          />
        )}
        <h2 id={titleId} className="sg-admin-case-title">
          {reasons.map((reason) => words.reason(reason)).join(', ')}
        </h2>
        <Badge>{words.type(flag.content_type)}</Badge>
        {flags.length > 1 && (
          <Badge tone="accent">{t('reports.count', { count: flags.length })}</Badge>
        )}
        <Changed flag={flag} />
        {oldest && <RelativeTime className="sg-admin-case-time" date={oldest} />}
      </header>
      {headingOf(flag) && <p className="sg-admin-plain sg-admin-heading">{headingOf(flag)}</p>}
      <blockquote className="sg-admin-quote sg-admin-clamped">
        {content?.is_withheld ? t('withheld') : (previewOf(flag) ?? t('noPreview'))}
      </blockquote>
      {content && <About content={content} />}
      {content?.author && (
        <p className="sg-admin-plain sg-admin-soft">
          {t('by')} <MemberLink memberId={content.author.id}>{content.author.full_name}</MemberLink>
        </p>
      )}
      <Reports flags={flags} most={2} />
      {flag.status === 'reviewed' && <Outcome flag={flag} />}
      {children}
    </Card>
  );
}

/** Returns the name of a case for labels and confirmations. */
export const titleOf = ({ flag }: Case, t: ReturnType<typeof useTexts>['t']): string =>
  flag.content?.is_withheld
    ? t('types.message')
    : (headingOf(flag) ?? previewOf(flag) ?? t('noPreview'));
