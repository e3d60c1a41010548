import type { Person, Profile as ProfileValue, User } from '@saudagar/contract';
import { choiceField, ReadView, useAddress } from '@saudagar/flows/react';
import { MemberAvatar, SessionGate, useRoutes, useViewActor } from '@saudagar/portal';
import {
  Card,
  EmptyState,
  LinkButton,
  loadable,
  OnDemand,
  SkeletonAvatar,
  SkeletonCard,
  SkeletonText,
  Tabs,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Activity from 'lucide-react/icons/activity';
import { useEffect } from 'react';
import { BusinessCard } from './business/BusinessCard.tsx';
import type { ProfileCallbacks } from './callbacks.ts';
import { GroupsTab } from './groups/GroupsTab.tsx';
import { EditButton } from './header/EditButton.tsx';
import { AvatarButton, nameOf, OthersActions, ProfileHeader } from './header/ProfileHeader.tsx';
import { ProfileStatLinks } from './header/ProfileStatLinks.tsx';
import { provideProfile } from './read/profileFlow.ts';
import { useTexts } from './texts.ts';

const postsTab = loadable(async () => (await import('./posts/PostsTab.tsx')).PostsTab);

/** Props of {@link Profile}. */
export interface ProfileProps extends ProfileCallbacks {
  /** The member's id, or `@` and their username. @default the reader's own profile */
  memberId?: string | undefined;
  /** Called with the member's name once it is known, as a title for the page. */
  onTitle?: ((title: string) => void) | undefined;
}

/**
 * A member's profile. The reader's own can be edited; another's offers connect and message. The tab
 * is part of the URL where the host provides an address.
 */
// ACCT-058–098, ACCT-137
export function Profile(props: ProfileProps) {
  return (
    <SessionGate loading={<ProfileSkeleton />}>
      {(user) => <OneProfile key={`${props.memberId} ${user.id}`} user={user} {...props} />}
    </SessionGate>
  );
}

function OneProfile({ user, memberId, onTitle, ...links }: ProfileProps & { user: User }) {
  const { t } = useTexts();
  const isOwnName = memberId?.toLowerCase() === `@${user.username}`.toLowerCase();
  const isNamed = memberId !== undefined && memberId !== user.id && !isOwnName;
  const actor = useViewActor(provideProfile, { query: { memberId: isNamed ? memberId : null } });
  const title = useSelector(actor, ({ context: { value } }) =>
    isNamed ? value?.user && nameOf(value.user) : user.full_name,
  );
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const { feed } = useRoutes();
  const gone = (
    <EmptyState
      level={1}
      title={t('gone.title')}
      action={feed && <LinkButton href={feed()}>{t('gone.back')}</LinkButton>}
    >
      {t('gone.text')}
    </EmptyState>
  );
  return (
    <section className="sg-profile" aria-label={t('page')}>
      <ReadView actor={actor} skeleton={<ProfileSkeleton />} forbidden={gone} gone={gone}>
        {(profile) => {
          const person = isNamed ? profile.user : user;
          // A profile without a member id cannot be shown as another member's.
          return person ? <Ready {...{ profile, person, links }} isOwn={!isNamed} /> : gone;
        }}
      </ReadView>
    </section>
  );
}

const profileFields = { tab: choiceField(['posts', 'activity', 'groups'], 'posts') };

interface ReadyProps {
  profile: ProfileValue;
  person: Person;
  /** True on the reader's own profile. */
  isOwn: boolean;
  links: ProfileCallbacks;
}

function Ready({ profile, person, isOwn, links }: ReadyProps) {
  const { t } = useTexts();
  const [{ tab }, change] = useAddress(profileFields);
  const name = nameOf(person) ?? t('unknown');
  const { profile: business, stats, user_groups: groups } = profile;
  const tabs = [
    {
      id: 'posts' as const,
      label: t(isOwn ? 'tabs.posts' : 'tabs.postsOf'),
      panel: (
        <OnDemand part={postsTab} fallback={<SkeletonCard lines={3} />}>
          <postsTab.View member={{ id: person.id, name }} {...{ isOwn, links }} />
        </OnDemand>
      ),
    },
    {
      id: 'activity' as const,
      label: t('tabs.activity'),
      panel: <EmptyState illustration={<Activity />} title={t('activity.soon')} />,
    },
    {
      id: 'groups' as const,
      label: t('tabs.groups'),
      ...(groups.length > 0 && { badge: groups.length }),
      panel: <GroupsTab {...{ groups, isOwn, links }} />,
    },
  ];
  return (
    <>
      <ProfileHeader
        person={person}
        joinedAt={profile.joined_at}
        picture={
          isOwn ? (
            <AvatarButton person={person} />
          ) : (
            <MemberAvatar member={person} size="xlarge" verified />
          )
        }
      >
        {isOwn ? (
          <EditButton business={business} variant="primary">
            {t('edit.title')}
          </EditButton>
        ) : (
          <OthersActions person={person} links={links} />
        )}
      </ProfileHeader>
      <ProfileStatLinks stats={stats} />
      <div className="sg-profile-parts">
        <BusinessCard {...{ business, name, isOwn }} />
        <Tabs
          aria-label={t('tabs.name')}
          tabs={tabs.map((one) => ({
            ...one,
            panel: <div className="sg-profile-panel">{one.panel}</div>,
          }))}
          selected={tab}
          keyboardActivation="manual"
          onSelect={(next) => change({ tab: next })}
        />
      </div>
    </>
  );
}

function ProfileSkeleton() {
  const { t } = useTexts();
  return (
    <div className="sg-profile" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Card padding="none" className="sg-profile-head">
        <div className="sg-profile-cover" />
        <div className="sg-profile-member">
          <div className="sg-profile-avatar-button">
            <SkeletonAvatar size="xlarge" />
          </div>
          <div className="sg-profile-names">
            <SkeletonText size="title" />
            <SkeletonText lines={2} />
          </div>
        </div>
      </Card>
      <SkeletonCard lines={3} />
    </div>
  );
}
