import { FLAG_REASONS, FlaggedType } from '@saudagar/contract';
import { hrefOfType, useRoutes } from '@saudagar/portal';
import { Card, Icon, Link, RelativeTime } from '@saudagar/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

interface DecisionCardProps {
  /** A warning, or another decision on the member's content. */
  decision: {
    readonly content_type: string;
    readonly content_id: string;
    readonly excerpt: string;
    readonly reason?: string | null | undefined;
    readonly notes?: string | null | undefined;
    readonly created_at: string;
  };
  title: string;
  intro: string;
  /** Title of the content, shown above its excerpt. @default none */
  name?: string | null | undefined;
  /** True when the content has no page any more. @default false */
  isGone?: boolean | undefined;
  /** Further facts, such as the member's answer. */
  facts: ReactNode;
  /** The form, or the words in its place. */
  children: ReactNode;
}

/** A moderator's decision: content, rule, notes, and a way to answer. */
export function DecisionCard(props: DecisionCardProps) {
  const { decision, title, intro, name = null, isGone = false, facts, children } = props;
  const routes = useRoutes();
  const { t } = useTexts();
  const { content_type, content_id, excerpt, notes, created_at } = decision;
  const reason = FLAG_REASONS.find((one) => one === decision.reason);
  const type = FlaggedType.options.find((one) => one === content_type);
  const path = isGone ? null : hrefOfType(routes, content_type, content_id);
  return (
    <Card as="article" padding="large" className="sg-warning-card">
      <header className="sg-warning-head">
        <Icon className="sg-warning-icon">
          <TriangleAlert />
        </Icon>
        <div>
          <h1 className="sg-warning-title">{title}</h1>
          <RelativeTime className="sg-warning-soft" date={created_at} />
        </div>
      </header>
      <p className="sg-warning-text">{intro}</p>
      <dl className="sg-warning-details">
        <Fact name={type ? t(`about.${type}`) : t('about.other')}>
          {name && name !== excerpt && <p className="sg-warning-text">{name}</p>}
          <blockquote className="sg-warning-quote">{excerpt}</blockquote>
          {path && <Link href={path}>{t('open')}</Link>}
        </Fact>
        {decision.reason && (
          <Fact name={t('reason')}>{reason ? t(`reasons.${reason}`) : decision.reason}</Fact>
        )}
        {notes && <Fact name={t('notes')}>{notes}</Fact>}
        {facts}
      </dl>
      {children}
    </Card>
  );
}

/** A named fact of a decision. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-warning-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Words of the member, and when they were sent. */
export function Sent({ name, text, at }: { name: string; text: string; at?: string | null }) {
  return (
    <Fact name={name}>
      <blockquote className="sg-warning-quote">{text}</blockquote>
      {at && <RelativeTime className="sg-warning-soft" date={at} />}
    </Fact>
  );
}
