import type { Resource } from '@saudagar/contract';
import { HomeCard, HomeCardRow } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { Icon } from '@saudagar/ui';
import type { ResourceCallbacks } from '../callbacks.ts';
import { TYPE_ICONS } from '../card/Thumbnail.tsx';
import { useTime } from '../card/useTime.ts';
import { useTexts } from '../texts.ts';
import { provideFeatured } from './featuredFlow.ts';

/** Props of {@link ResourcesCard}. */
export interface ResourcesCardProps extends ResourceCallbacks {
  /** Number of resources shown. @default 3 */
  limit?: number | undefined;
}

/** The first resources of the library, featured ones first: a card for a home page. */
export function ResourcesCard({ onOpen, limit = 3 }: ResourcesCardProps) {
  const { resources } = useRoutes();
  const { t } = useTexts();
  const actor = useViewActor(provideFeatured, { query: { limit } });
  return (
    <HomeCard
      actor={actor}
      title={t('home.title')}
      empty={t('empty.title')}
      href={resources?.()}
      allLabel={t('home.all')}
    >
      {(resources) =>
        resources.map((resource) => <FeaturedRow key={resource.id} {...{ resource, onOpen }} />)
      }
    </HomeCard>
  );
}

function FeaturedRow({ resource, onOpen }: ResourceCallbacks & { resource: Resource }) {
  const { resource: hrefOf } = useRoutes();
  const time = useTime(resource);
  const { id, title, resource_type } = resource;
  const TypeIcon = TYPE_ICONS[resource_type];
  return (
    <HomeCardRow
      name={title}
      href={hrefOf?.(id)}
      onOpen={onOpen && (() => onOpen(id))}
      mark={
        <Icon className="sg-resource-icon">
          <TypeIcon />
        </Icon>
      }
    >
      {time && <span>{time}</span>}
    </HomeCardRow>
  );
}
