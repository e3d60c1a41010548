import {
  APPROVED_TYPES,
  CONTENT_ACTIONS,
  type ContentAction,
  type PendingContent,
} from '@saudagar/contract';
import {
  Badge,
  Button,
  Card,
  Link,
  LinkButton,
  loadable,
  RelativeTime,
  useOnDemand,
} from '@saudagar/ui';
import { useId } from 'react';
import type { DecisionSubject } from './contentDecisionFlow.ts';
import { RevisedFields } from './RevisedFields.tsx';
import { useTexts } from './texts.ts';
import { titleOf } from './titleOf.ts';

const decisionDialog = loadable(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);

interface PendingCardProps {
  content: PendingContent;
  /** Address of the content's page; null for no link. */
  href: string | null;
}

/** Pending content: type, author, description and the decision buttons (ADM-105–111). */
export function PendingCard({ content, href }: PendingCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const { content_type, description, industry_tags: tags, created_at: date, maker } = content;
  // A server without options lets everybody try.
  const actions = content.actions ?? CONTENT_ACTIONS;
  const type = APPROVED_TYPES.find((one) => one === content_type);
  const title = titleOf(content) ?? t('untitled');
  return (
    <Card as="article" className="sg-admin-pending" aria-labelledby={titleId}>
      <div className="sg-admin-badges">
        <Badge tone="primary">{type ? t(`types.${type}`) : content_type}</Badge>
        {content.is_revision && <Badge tone="accent">{t('revision.badge')}</Badge>}
        {date && <RelativeTime date={date} />}
      </div>
      <h3 id={titleId} className="sg-admin-card-title">
        {href === null ? (
          title
        ) : (
          <Link isPlain href={href}>
            {title}
          </Link>
        )}
      </h3>
      {maker?.full_name && (
        <p className="sg-admin-pending-maker">{t('by', { name: maker.full_name })}</p>
      )}
      {content.changes ? (
        <RevisedFields changes={content.changes} />
      ) : (
        description && <p className="sg-admin-pending-text">{description}</p>
      )}
      {tags.length > 0 && (
        <ul className="sg-admin-badges" aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {type && (
        <footer className="sg-admin-resource-actions">
          {actions.length === 0 && <p className="sg-admin-plain sg-admin-soft">{t('own')}</p>}
          {href !== null && (
            <LinkButton
              variant="quiet"
              href={href}
              target="_blank"
              aria-label={t('open.named', { title })}
            >
              {t('open.action')}
            </LinkButton>
          )}
          {['reject' as const, 'approve' as const]
            .filter((action) => actions.includes(action))
            .map((action) => (
              <Decision
                key={action}
                action={action}
                subject={{ type, id: content.id, revisionId: content.revision_id ?? null }}
                title={title}
              />
            ))}
        </footer>
      )}
    </Card>
  );
}

interface DecisionProps {
  action: ContentAction;
  subject: Omit<DecisionSubject, 'action'>;
  title: string;
}

/** Approve or Reject, with the dialog it opens. */
function Decision({ action, subject, title }: DecisionProps) {
  const { t } = useTexts();
  const dialog = useOnDemand(decisionDialog);
  return (
    <>
      <Button
        variant={action === 'approve' ? 'primary' : 'secondary'}
        aria-label={t(`${action}.named`, { title })}
        {...dialog.openerProps}
      >
        {t(`${action}.action`)}
      </Button>
      {dialog.isOpen && (
        <decisionDialog.View
          subject={{ ...subject, action }}
          title={title}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
