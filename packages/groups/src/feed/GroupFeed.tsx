import { type Group, moderatesGroup } from '@saudagar/contract';
import { Feed, type FeedProps } from '@saudagar/feed';
import { useViewActor } from '@saudagar/portal';
import { type PostRemoval, RemovalContext } from '@saudagar/posts';
import { EmptyState, formatDate, loadable } from '@saudagar/ui';
import Lock from 'lucide-react/icons/lock';
import PenLine from 'lucide-react/icons/pen-line';
import { useMemo } from 'react';
import { GroupActions } from '../joining/GroupActions.tsx';
import { isInside } from '../membershipOf.ts';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { provideCounts } from './countsFlow.ts';
import { groupFeedOf } from './groupFeedActors.ts';
import { useGroupFeedTexts } from './useGroupFeedTexts.ts';

const removalDialog = loadable(
  async () => (await import('../moderation/RemovalDialog.tsx')).RemovalDialog,
);

/** Actions of a group's posts that the host provides. */
export type GroupFeedCallbacks = Pick<FeedProps, 'onMessage' | 'postActions'>;

/** Props of {@link GroupFeed}. */
export interface GroupFeedProps extends GroupFeedCallbacks {
  /** The latest known group. */
  group: Group;
}

/**
 * Feed of a group. Non-members can read a public group's posts, and nothing of a private one.
 * Changed counts are published to every view of the group.
 */
// GRP-097–099, GRP-154
export function GroupFeed({ group, ...links }: GroupFeedProps) {
  const { t, locale } = useTexts();
  const { id, name, group_type, opened_at } = group;
  const membership = useMembership(group);
  const isMember = isInside(membership);
  const canJoin = !isMember && membership !== 'banned' && !group.closed_at;
  const removal = useMemo(
    (): PostRemoval => ({
      groupId: id,
      dialog: removalDialog,
      mayRemove: (authorId) => moderatesGroup(membership) && authorId !== group.admin_user_id,
    }),
    [id, membership, group.admin_user_id],
  );
  const before =
    opened_at && !isMember
      ? t('feed.before', {
          date: formatDate(new Date(opened_at), locale),
        })
      : undefined;
  const texts = useGroupFeedTexts(name, before);
  const counts = useViewActor(provideCounts, { id });
  const recount = () => counts.send({ type: 'posts.changed' });
  if (group_type === 'private' && !isMember) {
    return (
      <EmptyState
        illustration={<Lock />}
        title={t('feed.closed')}
        action={<GroupActions group={group} />}
      >
        {t('feed.closedText')}
      </EmptyState>
    );
  }
  return (
    <RemovalContext.Provider value={removal}>
      <Feed
        {...links}
        source={groupFeedOf(id, before === undefined)}
        texts={texts}
        isReadOnly={!isMember || Boolean(group.closed_at)}
        topContent={
          canJoin || group.leaves_out ? (
            <>
              {canJoin && <ReadAlong group={group} />}
              {group.leaves_out && <p className="sg-group-left-out">{t('feed.leavesOut')}</p>}
            </>
          ) : undefined
        }
        empty={
          <EmptyState
            illustration={<PenLine />}
            title={t(before ? 'feed.emptyOpened' : 'feed.empty')}
          >
            {before ??
              t(
                group.closed_at
                  ? 'feed.emptyClosed'
                  : isMember
                    ? 'feed.emptyMember'
                    : 'feed.emptyReader',
              )}
          </EmptyState>
        }
        onPostCreated={recount}
        onPostDeleted={recount}
      />
    </RemovalContext.Provider>
  );
}

/** Tells a non-member what joining enables, with the join action. */
function ReadAlong({ group }: { group: Group }) {
  const { t } = useTexts();
  return (
    <div className="sg-group-read-along">
      <p className="sg-group-read-along-text">{t('feed.readAlong')}</p>
      <GroupActions group={group} />
    </div>
  );
}
