import type { Resource } from '@saudagar/contract';
import { RevisionNotice } from '@saudagar/flag';
import { useUser } from '@saudagar/portal';
import { Badge, Card, IconButton, Link, loadable, useOnDemand } from '@saudagar/ui';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { ManagedDetails } from './ManagedDetails.tsx';
import { PublishButton } from './PublishButton.tsx';
import { useTexts } from './texts.ts';
import { provideWithdrawChange } from './withdrawChange.ts';

const deleteDialog = loadable(
  async () => (await import('./DeleteResourceDialog.tsx')).DeleteResourceDialog,
);

const TONES = { approved: 'success', draft: 'neutral', pending: 'accent' } as const;
/** Maximum number of tags on a card (ADM-187). */
const TAGS_SHOWN = 3;

interface ManagedCardProps {
  resource: Resource;
  /** Address of the resource's page; null for no link. */
  href: string | null;
  onEdit: () => void;
}

/** A resource with its facts and actions (ADM-147–163). */
export function ManagedCard({ resource, href, onEdit }: ManagedCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const deleting = useOnDemand(deleteDialog);
  // Moderators may not delete.
  const mayDelete = useUser()?.role === 'admin';
  const { title, description, resource_type: type, featured, tags } = resource;
  const status = resource.approval_status;
  return (
    <Card as="article" className="sg-admin-resource" aria-labelledby={titleId}>
      <div className="sg-admin-resource-head">
        <div className="sg-admin-badges">
          <Badge tone="primary">{t(`types.${type}`)}</Badge>
          {featured && (
            <Badge tone="accent" icon={<Star />}>
              {t('card.featured')}
            </Badge>
          )}
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        </div>
        <IconButton aria-label={t('card.edit', { title })} onPress={onEdit}>
          <Pencil />
        </IconButton>
        {mayDelete && (
          <IconButton aria-label={t('card.delete', { title })} {...deleting.openerProps}>
            <Trash />
          </IconButton>
        )}
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
      <RevisionNotice
        id={resource.id}
        revision={resource.revision}
        provide={provideWithdrawChange}
      />
      <p className="sg-admin-resource-text">{description}</p>
      <ManagedDetails resource={resource} />
      {tags.length > 0 && (
        <ul className="sg-admin-badges" aria-label={t('card.tags')}>
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <footer className="sg-admin-resource-actions">
        <PublishButton resource={resource} />
      </footer>
      {deleting.isOpen && <deleteDialog.View resource={resource} onClose={deleting.close} />}
    </Card>
  );
}
