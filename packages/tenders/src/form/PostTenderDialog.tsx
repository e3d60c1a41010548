import type { User } from '@saudagar/contract';
import {
  CancelButton,
  StepButtons,
  SteppedForm,
  useClosedWhileSending,
  useCurrentStep,
  useLinkTo,
} from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useRoutes,
  useUser,
} from '@saudagar/portal';
import { Button, Dialog } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { providePostTender } from './postTenderFlow.ts';
import { TenderFields } from './TenderFields.tsx';
import { newTender, TENDER_STEPS } from './tenderValues.ts';
import { useTexts } from './texts.ts';
import { useTenderSteps } from './useTenderSteps.ts';

/** Props of {@link PostTenderDialog}. */
export interface PostTenderDialogProps {
  /** Called when the dialog should close: closed, discarded, posted or saved. */
  onClose: () => void;
}

/** Posts a tender, or saves it as a draft visible only to its poster. */
// TND-008, TND-051–067
export function PostTenderDialog({ onClose }: PostTenderDialogProps) {
  const user = useUser();
  // The poster is prefilled, so the form waits for the session.
  return user && <PostTenderForm {...{ user, onClose }} />;
}

function PostTenderForm({ user, onClose }: PostTenderDialogProps & { user: User }) {
  const { tender: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const linkTo = useLinkTo(hrefOf);
  const id = useId();
  const actor = usePersistentActor('tenders.post', providePostTender, {
    subject: null,
    values: newTender(user),
    steps: TENDER_STEPS,
  });
  const steps = useTenderSteps();
  const step = useCurrentStep(actor);
  const isSettling = step?.isSettling ?? false;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const status = useSelector(actor, ({ context }) => context.values.status);
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', ({ reply }, isShown) => {
    notifier.success(
      lazy(reply.status === 'draft' ? 'post.saved' : 'post.done'),
      isShown ? {} : linkTo(reply.id),
    );
    if (isShown) onClose();
  });
  useClosedWhileSending(actor, 'form.refused', {
    title: t('post.title'),
    failureTitle: t('post.failed'),
    reopened: (close) => <PostTenderForm user={user} onClose={close} />,
  });
  const become = (as: 'active' | 'draft') =>
    actor.send({ type: 'field.changed', change: { status: as } });
  const save = () => {
    become('draft');
    // Submits through the form, so that focus moves to the first invalid field.
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  const close = () => actor.send({ type: 'form.closed' });
  return (
    <Dialog
      title={t('post.title')}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={
        <StepButtons {...{ actor, step }} formId={id} cancel={<CancelButton />}>
          <Button
            isDisabled={isRateLimited || isSettling || (isBusy && status === 'active')}
            isPending={isBusy && status === 'draft'}
            onPress={save}
          >
            {t('post.save')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isDisabled={isRateLimited || isSettling || (isBusy && status === 'draft')}
            isPending={isBusy && status === 'active'}
            onPress={() => become('active')}
          >
            {t('post.submit')}
          </Button>
        </StepButtons>
      }
    >
      <SteppedForm {...{ actor, id, step, steps }} failureTitle={t('post.failed')}>
        <TenderFields actor={actor} />
      </SteppedForm>
    </Dialog>
  );
}
