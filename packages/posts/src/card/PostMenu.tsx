import type { Post } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { useBlockList, usePortal, useRoutes, useUser } from '@saudagar/portal';
import { ActionMenu, copyText, loadable, type MenuAction, useOnDemand } from '@saudagar/ui';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import LinkIcon from 'lucide-react/icons/link';
import type { PostCallbacks } from '../callbacks.ts';
import { messageAction } from '../messageAction.tsx';
import { ownActions, removeAction } from '../own/ownActions.tsx';
import { postAddress } from '../postAddress.ts';
import { useRemoval } from '../source/RemovalContext.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';

const deleteDialog = loadable(async () => (await import('../writingChunk.ts')).DeleteDialog);

interface PostMenuProps {
  post: Post;
  links: PostCallbacks;
  /** Opens the post for editing. */
  onEdit: () => void;
  /** Called before the post leaves its list, with the function that removes it. */
  onLeave: (go: () => void) => void;
}

/** Secondary actions of a post: edit and delete one's own, flag another's (FEED-097). */
export function PostMenu({ post, links, onEdit, onLeave }: PostMenuProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const isOwn = useUser()?.id === post.user_id;
  const { source } = useSource();
  const deleting = useOnDemand(deleteDialog);
  const flagging = useOnDemand(flagDialog);
  const removal = useRemoval();
  const removing = useOnDemand(removal.dialog);
  const blockList = useBlockList();
  const { id, user: author } = post;
  const routes = useRoutes();
  const { onHide, onMessage } = links;

  async function copyLink() {
    const isCopied = await copyText(postAddress(id, routes), document.body);
    if (isCopied) notifier.success(lazy('post.linkCopied'));
    else notifier.error(lazy('post.linkNotCopied'));
  }

  const others: MenuAction[] = [
    { id: 'copy', label: t('post.copyLink'), icon: <LinkIcon />, onAction: () => void copyLink() },
  ];
  if (author && onMessage && !isOwn) others.push(messageAction(author, onMessage, { t }));
  if (author && onHide && !isOwn) {
    others.push({
      id: 'hide',
      label: t('post.hide', { name: author.full_name?.trim() || t('post.unknown') }),
      icon: <EyeOff />,
      onAction: () => onLeave(() => onHide(author)),
    });
  }
  if (!isOwn) {
    others.push({ id: 'flag', label: t('post.flag'), icon: <Flag />, onAction: flagging.open });
  }
  if (author && blockList && !isOwn) others.push(...blockList.actionsFor(author));
  if (!isOwn && removal.mayRemove(post.user_id)) others.push(removeAction(removing.open, { t }));
  const actions = isOwn ? ownActions({ onEdit, onDelete: deleting.open }, { t }, others) : others;

  return (
    <>
      <ActionMenu aria-label={t('post.menu')} actions={actions} className="sg-post-menu" />
      {deleting.isOpen && (
        <deleteDialog.View
          postId={id}
          commentId={null}
          onClose={deleting.close}
          onDeleted={() => onLeave(deleting.close)}
        />
      )}
      {removing.isOpen && (
        <removal.dialog.View
          groupId={removal.groupId}
          postId={id}
          commentId={null}
          onClose={removing.close}
          onRemoved={() => onLeave(removing.close)}
        />
      )}
      {flagging.isOpen && (
        <flagDialog.View
          contentType={source.flagType ?? 'post'}
          contentId={id}
          onClose={flagging.close}
        />
      )}
    </>
  );
}
