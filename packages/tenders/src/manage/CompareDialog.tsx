import type { Proposal } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Dialog, EmptyState, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { CompareTable } from './CompareTable.tsx';
import { provideCompared } from './comparedFlow.ts';
import { useUnsealing } from './proposal/useUnsealing.ts';
import { useTexts } from './texts.ts';

/** Props of {@link CompareDialog}. */
export interface CompareDialogProps {
  tenderId: string;
  onClose: () => void;
}

/** Comparison of one tender's proposals; a note while they are sealed. */
export function CompareDialog({ tenderId, onClose }: CompareDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideCompared, { query: { tenderId } });
  const proposals = useSelector(actor, ({ context }) => context.items);
  useUnsealing(
    proposals,
    useCallback(() => actor.send({ type: 'list.refreshed' }), [actor]),
  );
  return (
    <Dialog title={t('compare.title')} size="large" isOpen onOpenChange={onClose}>
      <ListView
        actor={actor}
        aria-label={t('compare.title')}
        idOf={({ id }: Proposal) => id}
        skeleton={<SkeletonText lines={6} />}
        skeletons={1}
        empty={<EmptyState level={3} title={t('inbox.empty')} />}
        failureTitle={t('inbox.failed')}
        renderItems={({ items, ref }) => <CompareTable ref={ref} proposals={items} />}
      />
    </Dialog>
  );
}
