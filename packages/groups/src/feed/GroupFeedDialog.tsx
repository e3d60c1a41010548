import { postsCountOf } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { Dialog, formatNumber } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { GroupFeed, type GroupFeedProps } from './GroupFeed.tsx';

/** Props of {@link GroupFeedDialog}. */
export interface GroupFeedDialogProps extends GroupFeedProps {
  /** Called when the dialog closes. */
  onClose: () => void;
}

/**
 * A group's feed over the page: full screen on phones, a sheet on wider screens. Its header shows
 * the group's name, posts and members.
 */
// GRP-092–098
export function GroupFeedDialog({ onClose, ...feed }: GroupFeedDialogProps) {
  const { t, locale } = useTexts();
  const { address } = usePortal();
  const { group } = feed;
  const posts = postsCountOf(group);
  const members = group.member_count;
  const number = (count: number) => formatNumber(count, locale);
  return (
    <Dialog
      isOpen
      isInAddress={address !== undefined}
      size="large"
      onOpenChange={onClose}
      title={
        <>
          {group.name}
          <span className="sg-group-overlay-counts">
            <span>{t('card.posts', { count: posts, number: number(posts) })}</span>{' '}
            <span>{t('card.members', { count: members, number: number(members) })}</span>
          </span>
        </>
      }
    >
      <div className="sg-group-overlay">
        <GroupFeed {...feed} />
      </div>
    </Dialog>
  );
}
