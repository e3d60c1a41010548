import type { Resource } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import { type ArticleAttributes, Card, Link, UnstyledButton } from '@saudagar/ui';
import { memo, useId } from 'react';
import type { ResourceCallbacks } from '../callbacks.ts';
import { ProgressLine } from '../progress/ProgressLine.tsx';
import { useTexts } from '../texts.ts';
import { ResourceActions } from './ResourceActions.tsx';
import { ResourceDetails } from './ResourceDetails.tsx';
import { ResourceTags } from './ResourceTags.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TypeBadges } from './TypeBadges.tsx';

/** Maximum number of tags on a card (RES-008). */
const TAGS_SHOWN = 3;

/** Props of {@link ResourceCard}. */
export interface ResourceCardProps extends ResourceCallbacks {
  /** The resource shown. */
  resource: Resource;
  /** Attributes of the article in a list of articles. @default none */
  attributes?: ArticleAttributes | undefined;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/** A resource in the library, with type, author and duration. */
// RES-003, RES-053
export const ResourceCard = memo(function ResourceCard(props: ResourceCardProps) {
  const { resource: hrefOf } = useRoutes();
  const { resource, attributes, onOpen, level = 2 } = props;
  const { t } = useTexts();
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
            <UnstyledButton className="sg-resource-open" onPress={() => onOpen?.(id)}>
              {title}
            </UnstyledButton>
          )}
        </Heading>
        <p className="sg-resource-author">
          {t('by', { name: author_name, organization: author_organization })}
        </p>
        <p className="sg-resource-description">{description}</p>
        <ResourceDetails resource={resource} />
        <ResourceTags tags={tags.slice(0, TAGS_SHOWN)} />
        <ProgressLine resource={resource} />
        <ResourceActions resource={resource} titleId={titleId} />
      </div>
    </Card>
  );
});
