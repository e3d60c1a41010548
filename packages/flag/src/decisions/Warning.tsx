import { FLAG_REASONS, FlaggedType, type Warning as WarningData } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { hrefOfType, useRoutes, useViewActor } from '@saudagar/portal';
import { Card, Icon, Link, RelativeTime, SkeletonCard } from '@saudagar/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
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
  const routes = useRoutes();
  const { t } = useTexts();
  const { content_type, content_id, excerpt, notes, created_at, answer, answered_at } = warning;
  const reason = FLAG_REASONS.find((one) => one === warning.reason);
  const type = FlaggedType.options.find((one) => one === content_type);
  const path = hrefOfType(routes, content_type, content_id);
  return (
    <Card as="article" padding="large" className="sg-warning-card">
      <header className="sg-warning-head">
        <Icon className="sg-warning-icon">
          <TriangleAlert />
        </Icon>
        <div>
          <h1 className="sg-warning-title">{t('title')}</h1>
          <RelativeTime className="sg-warning-soft" date={created_at} />
        </div>
      </header>
      <p className="sg-warning-text">{t('intro')}</p>
      <dl className="sg-warning-details">
        <Fact name={type ? t(`about.${type}`) : t('about.other')}>
          <blockquote className="sg-warning-quote">{excerpt}</blockquote>
          {path && <Link href={path}>{t('open')}</Link>}
        </Fact>
        <Fact name={t('reason')}>{reason ? t(`reasons.${reason}`) : warning.reason}</Fact>
        {notes && <Fact name={t('notes')}>{notes}</Fact>}
        {answer && (
          <Fact name={t('answer.given')}>
            <blockquote className="sg-warning-quote">{answer}</blockquote>
            {answered_at && <RelativeTime className="sg-warning-soft" date={answered_at} />}
          </Fact>
        )}
      </dl>
      {answer ? (
        <p className="sg-warning-text" role="status">
          {t('answer.done')}
        </p>
      ) : (
        <AnswerForm warningId={warning.id} />
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-warning-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
