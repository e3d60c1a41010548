import type { Resource } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { type ArticleAttributes, Badge, Card, Link, PlainButton } from '@saudagar/ui';
import { memo, useId } from 'react';
import { LikeButton } from '../likes/LikeButton.tsx';
import type { ResourceLinks } from '../links.ts';
import { ProgressLine } from '../progress/ProgressLine.tsx';
import { SaveButton } from '../saving/SaveButton.tsx';
import { useTexts } from '../texts.ts';
import { Facts } from './Facts.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TypeBadges } from './TypeBadges.tsx';

/** Most tags that a card shows (RES-008). */
const TAGS_SHOWN = 3;

/** Props of {@link ResourceCard}. */
export interface ResourceCardProps extends ResourceLinks {
  /** The resource shown. */
  resource: Resource;
  /** Attributes of the article in a list of articles. @default none */
  attributes?: ArticleAttributes;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | 4;
}

/** A resource in the library: what it is, who wrote it, how long it takes (RES-003, RES-053). */
export const ResourceCard = memo(function ResourceCard(props: ResourceCardProps) {
  const { resource, attributes, hrefOf, onOpen, level = 2 } = props;
  const { t } = useTexts();
  const isMember = useUser() !== null;
  const titleId = useId();
  const { id, title, description, author_name, author_organization, tags } = resource;
  const Heading = `h${level}` as const;
  return (
    <Card
      {...attributes}
      as="article"
      padding="none"
      className="sg-resource-card"
      aria-labelledby={titleId}
    >
      <Thumbnail resource={resource} />
      <div className="sg-resource-body">
        <TypeBadges resource={resource} />
        <Heading id={titleId} className="sg-resource-title">
          {hrefOf ? (
            <Link isPlain href={hrefOf(id)}>
              {title}
            </Link>
          ) : (
            <PlainButton className="sg-resource-open" onPress={() => onOpen?.(id)}>
              {title}
            </PlainButton>
          )}
        </Heading>
        <p className="sg-resource-author">
          {t('by', { name: author_name, organization: author_organization })}
        </p>
        <p className="sg-resource-description">{description}</p>
        <Facts resource={resource} />
        {tags.length > 0 && (
          <ul className="sg-resource-tags" aria-label={t('tags')}>
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <ProgressLine resource={resource} />
        <footer className="sg-resource-actions">
          {isMember ? (
            <LikeButton resource={resource} about={titleId} />
          ) : (
            <span className="sg-resource-likes">
              {t('like.count', { count: resource.likes_count })}
            </span>
          )}
          {isMember && <SaveButton resource={resource} />}
        </footer>
      </div>
    </Card>
  );
});
