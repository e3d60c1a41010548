import { PROFILE_GROUPS_MAX, type ProfileGroup } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import { Badge, Card, EmptyState, Link, LinkButton } from '@saudagar/ui';
import Users from 'lucide-react/icons/users';
import { TagList } from '../TagList.tsx';
import { useTexts } from '../texts.ts';

/** Maximum number of industries on a card. */
const TAGS_MAX = 3;

interface GroupsTabProps {
  groups: readonly ProfileGroup[];
  /** True on the reader's own profile. */
  isOwn: boolean;
}

/** A member's groups, each linking to its page (ACCT-061, ACCT-074–081). */
export function GroupsTab({ groups, isOwn }: GroupsTabProps) {
  const { group: groupHref } = useRoutes();
  const { t } = useTexts();
  if (groups.length === 0) return <NoGroups isOwn={isOwn} />;
  return (
    <>
      <ul className="sg-profile-groups" aria-label={t('tabs.groups')}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} href={groupHref?.(group.id)} />
          </li>
        ))}
      </ul>
      {groups.length >= PROFILE_GROUPS_MAX && (
        <p className="sg-profile-note">{t('groups.more', { count: groups.length })}</p>
      )}
    </>
  );
}

function NoGroups({ isOwn }: Omit<GroupsTabProps, 'groups'>) {
  const { groups } = useRoutes();
  const { t } = useTexts();
  if (!isOwn) return <EmptyState illustration={<Users />} title={t('groups.noneOf')} />;
  return (
    <EmptyState
      illustration={<Users />}
      title={t('groups.none')}
      action={groups && <LinkButton href={groups()}>{t('groups.find')}</LinkButton>}
    >
      {t('groups.noneText')}
    </EmptyState>
  );
}

function GroupCard({ group, href }: { group: ProfileGroup; href: string | undefined }) {
  const { t } = useTexts();
  const { name, description, user_role, group_type, industry_tags, location } = group;
  const facts = [
    t('groups.members', { count: group.member_count }),
    t('groups.posts', { count: group.posts_count }),
    location?.trim(),
  ];
  return (
    <Card as="article" className="sg-profile-group">
      <h3 className="sg-profile-group-name">
        {href ? (
          <Link isPlain href={href}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {(user_role === 'admin' || group_type === 'private') && (
        <p className="sg-profile-badges">
          {user_role === 'admin' && <Badge tone="primary">{t('groups.admin')}</Badge>}
          {group_type === 'private' && <Badge>{t('groups.private')}</Badge>}
        </p>
      )}
      {description && <p className="sg-profile-group-about">{description}</p>}
      <TagList tags={industry_tags.slice(0, TAGS_MAX)} name={name} />
      <p className="sg-profile-note">{facts.filter(Boolean).join(' · ')}</p>
    </Card>
  );
}
