import type { Resource } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { usePortal, useRoutes, useSession, useUser, useViewActor } from '@saudagar/portal';
import {
  BackLink,
  Card,
  EmptyState,
  InlineMessage,
  MemberText,
  SkeletonText,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { ResourceActions } from '../card/ResourceActions.tsx';
import { ResourceDetails } from '../card/ResourceDetails.tsx';
import { ResourceTags } from '../card/ResourceTags.tsx';
import { TypeBadges } from '../card/TypeBadges.tsx';
import { useTexts } from '../texts.ts';
import { Content } from './Content.tsx';
import { contentOf } from './content.ts';
import { DetailMenu } from './DetailMenu.tsx';
import { MemberContent } from './MemberContent.tsx';
import { provideResource } from './resourceFlow.ts';
import { useDate } from './useDate.ts';

/** Props of {@link ResourceDetail}. */
export interface ResourceDetailProps {
  /** Id of the resource. */
  resourceId: string;
  /** Returns to the library when it has no address. @default no back button */
  onBack?: (() => void) | undefined;
  /** Called with the resource's title once it is known, as a title for the page. */
  onTitle?: ((title: string) => void) | undefined;
}

/** A resource with its content and the member's actions. */
// RES-011
export function ResourceDetail(props: ResourceDetailProps) {
  const { resources } = useRoutes();
  const { resourceId, onBack } = props;
  const { t } = useTexts();
  return (
    <section className="sg-resource-detail" aria-label={t('detail.name')}>
      <BackLink href={resources?.()} onPress={onBack}>
        {t('detail.back')}
      </BackLink>
      <Detail key={resourceId} {...props} />
    </section>
  );
}

function Detail({ resourceId, onTitle }: ResourceDetailProps) {
  const { t } = useTexts();
  const isChecking = useSelector(useSession(), (snapshot) => snapshot.hasTag('checking'));
  const actor = useViewActor(provideResource, { query: { id: resourceId } });
  const title = useSelector(actor, ({ context }) => context.value?.title);
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const gone = (
    <EmptyState level={1} title={t('detail.gone')}>
      {t('detail.goneText')}
    </EmptyState>
  );
  const skeleton = (
    <>
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Card padding="large">
        <SkeletonText size="title" />
        <SkeletonText lines={6} />
      </Card>
    </>
  );
  return (
    <ReadView actor={actor} skeleton={skeleton} forbidden={gone} gone={gone}>
      {/* Actions depend on the session, and playing content must not be remounted. */}
      {(resource) => (isChecking ? skeleton : <Ready resource={resource} />)}
    </ReadView>
  );
}

interface ReadyProps {
  resource: Resource;
}

function Ready({ resource }: ReadyProps) {
  const { t } = useTexts();
  const { client } = usePortal();
  const isMember = useUser() !== null;
  const dateText = useDate();
  const titleId = useId();
  const { title, description, author_name, author_organization, tags, published_date } = resource;
  const content = contentOf(resource, client.address);
  // Views, likes and progress do not count before publication.
  const isPublished = resource.approval_status === 'approved';
  return (
    <Card as="article" padding="large" className="sg-resource-sheet" aria-labelledby={titleId}>
      <header className="sg-resource-sheet-head">
        <TypeBadges resource={resource} />
        <DetailMenu resource={resource} />
      </header>
      {!isPublished && <InlineMessage>{t('detail.unpublished')}</InlineMessage>}
      <h1 id={titleId} className="sg-resource-headline">
        {title}
      </h1>
      <p className="sg-resource-author">
        {t('by', { name: author_name, organization: author_organization })}
        {published_date && <> · {t('published', { date: dateText(published_date) })}</>}
      </p>
      <ResourceDetails resource={resource} />
      <MemberText className="sg-resource-about">{description}</MemberText>
      {isMember && isPublished ? (
        <MemberContent resource={resource} content={content} />
      ) : (
        <Content resource={resource} content={content} />
      )}
      <ResourceTags tags={tags} />
      {isPublished && <ResourceActions resource={resource} titleId={titleId} />}
    </Card>
  );
}
