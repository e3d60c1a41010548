import { ReadView } from '@saudagar/flows/react';
import { usePortal, useViewActor } from '@saudagar/portal';
import { PostSkeletons } from '@saudagar/posts';
import { Dialog, EmptyState } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { GroupFeedCallbacks } from '../feed/GroupFeed.tsx';
import { GroupFeedDialog } from '../feed/GroupFeedDialog.tsx';
import { useTexts } from '../texts.ts';
import { provideGroup } from './groupFlow.ts';

/** Props of {@link GroupOverlay}. */
export interface GroupOverlayProps extends GroupFeedCallbacks {
  /** Id of the group. */
  groupId: string;
  /** Called when the overlay closes. */
  onClose: () => void;
}

/** Feed of the group named in the address, over the list (GRP-009, GRP-092). */
export function GroupOverlay({ groupId, onClose, ...links }: GroupOverlayProps) {
  const { t } = useTexts();
  const { address } = usePortal();
  const actor = useViewActor(provideGroup, { query: { id: groupId } });
  const group = useSelector(actor, ({ context }) => context.value);
  if (group) return <GroupFeedDialog {...{ group, onClose }} {...links} />;
  const notFound = <EmptyState title={t('page.gone')}>{t('page.goneText')}</EmptyState>;
  return (
    <Dialog
      isOpen
      size="large"
      title={t('page.name')}
      onOpenChange={onClose}
      isInAddress={address !== undefined}
    >
      <ReadView actor={actor} skeleton={<PostSkeletons />} forbidden={notFound} gone={notFound}>
        {() => null}
      </ReadView>
    </Dialog>
  );
}
