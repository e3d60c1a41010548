import { FormView } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal, useUser } from '@saudagar/portal';
import { Button, Dialog } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { providePostTender } from './formActors.ts';
import { TenderFields } from './TenderFields.tsx';
import { newTender } from './tenderValues.ts';
import { useTexts } from './texts.ts';

/** Props of {@link PostTenderDialog}. */
export interface PostTenderDialogProps {
  /** Told that the dialog is to close: closed, discarded, posted or saved. */
  onClose: () => void;
}

/** Posts a tender, or saves it as a draft that its poster alone sees (TND-008, TND-051–067). */
export function PostTenderDialog({ onClose }: PostTenderDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const id = useId();
  const actor = useKeptActor('tenders.post', providePostTender, {
    subject: null,
    values: newTender(user),
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const status = useSelector(actor, ({ context }) => context.values.status);
  useEmitted(actor, 'form.closed', onClose);
  useEmitted(actor, 'form.done', ({ reply }) => {
    notifier.success(lazy(reply.status === 'draft' ? 'post.saved' : 'post.done'));
    onClose();
  });
  const send = (as: 'active' | 'draft') => {
    actor.send({ type: 'field.changed', change: { status: as } });
    actor.send({ type: 'form.submitted' });
  };
  return (
    <Dialog
      title={t('post.title')}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={() => actor.send({ type: 'form.left' })}
      footer={
        <>
          <Button
            isDisabled={isPaused || (isBusy && status === 'active')}
            isPending={isBusy && status === 'draft'}
            onPress={() => send('draft')}
          >
            {t('post.save')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isPaused || (isBusy && status === 'draft')}
            isPending={isBusy && status === 'active'}
            onPress={() => send('active')}
          >
            {t('post.submit')}
          </Button>
        </>
      }
    >
      <FormView id={id} actor={actor} failureTitle={t('post.failed')}>
        <TenderFields actor={actor} />
      </FormView>
    </Dialog>
  );
}
