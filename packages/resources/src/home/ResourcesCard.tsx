import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Card, Icon, Link, PlainButton, SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { TYPE_ICONS } from '../card/Thumbnail.tsx';
import { useTime } from '../card/useTime.ts';
import type { ResourceLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { provideFeatured } from './featuredActors.ts';

/** Props of {@link ResourcesCard}. */
export interface ResourcesCardProps extends ResourceLinks {
  /** Address of the library. @default no link to it */
  libraryPath?: string;
  /** How many resources it shows. @default 3 */
  limit?: number;
}

/** The first resources of the library, featured ones before others: a card of a home page. */
export function ResourcesCard({ hrefOf, onOpen, libraryPath, limit = 3 }: ResourcesCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideFeatured, { query: { limit } });
  return (
    <Card as="section" className="sg-resources-home" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-resources-home-title">
        {t('home.title')}
      </h2>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={3} />}
        empty={<p>{t('empty.title')}</p>}
      >
        {(resources) => (
          <ul className="sg-resources-home-list">
            {resources.map((resource) => (
              <HomeRow key={resource.id} {...{ resource, hrefOf, onOpen }} />
            ))}
          </ul>
        )}
      </ReadView>
      {libraryPath && <Link href={libraryPath}>{t('home.all')}</Link>}
    </Card>
  );
}

function HomeRow(props: ResourceLinks & { resource: Parameters<typeof useTime>[0] }) {
  const { resource, hrefOf, onOpen } = props;
  const time = useTime(resource);
  const { id, title, resource_type } = resource;
  const Sign = TYPE_ICONS[resource_type];
  return (
    <li className="sg-resources-home-row">
      <Icon>
        <Sign />
      </Icon>
      <span>
        {hrefOf ? (
          <Link isPlain href={hrefOf(id)}>
            {title}
          </Link>
        ) : (
          <PlainButton className="sg-resource-open" onPress={() => onOpen?.(id)}>
            {title}
          </PlainButton>
        )}
        {time && <span className="sg-resources-home-time">{time}</span>}
      </span>
    </li>
  );
}
