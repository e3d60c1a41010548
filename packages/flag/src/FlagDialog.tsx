import type { ApiError, FlaggedType } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { flagRefusal, provideFlag, UNFLAGGED } from './flagFlow.ts';
import { ReasonField } from './ReasonField.tsx';
import { useTexts } from './texts.ts';

/** Duration of the success toast in milliseconds (WID-091). */
const TOAST_MS = 5000;
/** Maximum characters of a description on the server. */
const DESCRIPTION_MAX = 2000;

/** Props of the dialog {@link flagDialog}. */
export interface FlagDialogProps {
  /** Type of the content. */
  contentType: FlaggedType;
  /** Id of the content. */
  contentId: string;
  /** Called when it must close: flagged, or dismissed. Unsent input is restored next time. */
  onClose: () => void;
  /** Called, as the dialog closes, when the content no longer exists. */
  onMissed?: (() => void) | undefined;
}

/** Asks for the reason of a flag and sends it to the moderators. */
// FEED-151–175
export function FlagDialog({ contentType, contentId, onClose, onMissed }: FlagDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`flag.${contentType}.${contentId}`, provideFlag, {
    subject: { contentType, contentId },
    values: UNFLAGGED,
  });
  const failure = useSelector(actor, ({ context }) => context.failure);
  const field = useField(actor, () => t('unchosen'));

  const giveUp = () => {
    onClose();
    if (failure && flagRefusal(failure) === 'missing') onMissed?.();
  };

  const failureText = (failed: ApiError) =>
    t(`failed.${flagRefusal(failed)}`, { detail: failed.detail ?? '' });

  useEmitted(actor, 'form.done', onClose);
  useActorResult(actor, 'form.done', () => notifier.success(lazy('done'), { duration: TOAST_MS }));

  return (
    <FormDialog
      title={t('title')}
      actor={actor}
      reopened={(close) => <FlagDialog {...{ contentType, contentId }} onClose={close} />}
      onLeave={giveUp}
      failureText={failureText}
      submitLabel={t('submit')}
    >
      <ReasonField {...field('reason')} label={t('reason')} />
      <TextField
        {...field('description')}
        label={t('description')}
        isMultiline
        maxLength={DESCRIPTION_MAX}
      />
    </FormDialog>
  );
}
