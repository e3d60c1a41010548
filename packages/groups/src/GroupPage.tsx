import { type Group, moderatesGroup } from '@saudagar/contract';
import { choiceField, ReadView, useAddress } from '@saudagar/flows/react';
import { useRoutes, useSession, useViewActor } from '@saudagar/portal';
import { PostSkeletons } from '@saudagar/posts';
import {
  BackLink,
  Card,
  EmptyState,
  LinkButton,
  loadable,
  OnDemand,
  SkeletonText,
  Tabs,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { GroupAbout } from './details/GroupAbout.tsx';
import type { GroupFeedCallbacks } from './feed/GroupFeed.tsx';
import { groupFeed } from './feed/groupFeedPart.ts';
import { isInside } from './membershipOf.ts';
import { GroupHeader } from './page/GroupHeader.tsx';
import { provideGroup } from './page/groupFlow.ts';
import { useTexts } from './texts.ts';
import { useMembership } from './useMembership.ts';

const membersPanel = loadable(
  async () => (await import('./members/MembersPanel.tsx')).MembersPanel,
);
const requestsPanel = loadable(
  async () => (await import('./requests/RequestsPanel.tsx')).RequestsPanel,
);

/** Props of {@link GroupPage}. */
export interface GroupPageProps extends GroupFeedCallbacks {
  /** Id of the group. */
  groupId: string;
  /** Called with the page's title once the group is loaded. */
  onTitle?: ((title: string) => void) | undefined;
}

/** A group on its own page: posts, details, members and requests to join. */
export function GroupPage(props: GroupPageProps) {
  const { groups } = useRoutes();
  const { t } = useTexts();
  return (
    <section className="sg-group-page" aria-label={t('page.name')}>
      <BackLink href={groups?.()}>{t('page.back')}</BackLink>
      <OneGroup key={props.groupId} {...props} />
    </section>
  );
}

function OneGroup(props: GroupPageProps) {
  const { groups } = useRoutes();
  const { groupId, onTitle, ...links } = props;
  const { t } = useTexts();
  const isChecking = useSelector(useSession(), (snapshot) => snapshot.hasTag('checking'));
  const actor = useViewActor(provideGroup, { query: { id: groupId } });
  const title = useSelector(actor, ({ context }) => context.value?.name);
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const notFound = (
    <EmptyState
      level={1}
      title={t('page.gone')}
      action={groups && <LinkButton href={groups()}>{t('page.back')}</LinkButton>}
    >
      {t('page.goneText')}
    </EmptyState>
  );
  const skeleton = (
    <Card padding="large">
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      <SkeletonText size="title" />
      <SkeletonText lines={3} />
    </Card>
  );
  return (
    <ReadView actor={actor} skeleton={skeleton} forbidden={notFound} gone={notFound}>
      {/* The actions depend on the reader, so the skeleton stays until they are known. */}
      {(group) => (isChecking ? skeleton : <Ready {...{ group, links }} />)}
    </ReadView>
  );
}

const pageFields = { tab: choiceField(['posts', 'about', 'members', 'requests'], 'posts') };

interface ReadyProps {
  group: Group;
  links: GroupFeedCallbacks;
}

function Ready({ group, links }: ReadyProps) {
  const { t } = useTexts();
  const [{ tab }, change] = useAddress(pageFields);
  const membership = useMembership(group);
  // Non-members of a private group see only its card (GRP-048).
  const isReadable = group.group_type === 'public' || isInside(membership);
  const waiting = group.requests_count ?? 0;
  const tabs = [
    {
      id: 'posts' as const,
      label: t('page.posts'),
      panel: (
        <OnDemand part={groupFeed} fallback={<PostSkeletons />}>
          <groupFeed.View group={group} {...links} />
        </OnDemand>
      ),
    },
    {
      id: 'about' as const,
      label: t('page.about'),
      panel: (
        <Card padding="large">
          <GroupAbout group={group} level={2} />
        </Card>
      ),
    },
    ...(isReadable
      ? [
          {
            id: 'members' as const,
            label: t('members.title'),
            panel: (
              <Card>
                <OnDemand part={membersPanel} fallback={<SkeletonText lines={3} />}>
                  <membersPanel.View group={group} />
                </OnDemand>
              </Card>
            ),
          },
        ]
      : []),
    ...(moderatesGroup(membership)
      ? [
          {
            id: 'requests' as const,
            label: t('requests.title'),
            ...(waiting > 0 && { badge: waiting }),
            panel: (
              <Card>
                <OnDemand part={requestsPanel} fallback={<SkeletonText lines={3} />}>
                  <requestsPanel.View group={group} />
                </OnDemand>
              </Card>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <GroupHeader group={group} onMembers={() => change({ tab: 'members' })} />
      <Tabs
        aria-label={t('page.tabs')}
        tabs={tabs}
        selected={tabs.some(({ id }) => id === tab) ? tab : 'posts'}
        keyboardActivation="manual"
        onSelect={(next) => change({ tab: next })}
      />
    </>
  );
}
