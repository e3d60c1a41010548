import { type ApiError, FLAG_REASONS, type FlaggedType } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { RadioGroup, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { flagRefusal, provideFlag, UNFLAGGED } from './flagFlow.ts';
import { useTexts } from './texts.ts';

/** How long the notice of success stays, in milliseconds (WID-091). */
const NOTICE_MS = 5000;
/** Characters a description may have, as the server takes them. */
const DESCRIPTION_MAX = 2000;

/** Props of the part {@link flagDialog}. */
export interface FlagDialogProps {
  /** What kind of content it is. */
  contentType: FlaggedType;
  /** Which one. */
  contentId: string;
  /** Told that it is to close: flagged, or given up. What was written is kept for the next time. */
  onClose: () => void;
  /** Told, as the dialog closes, that the content turned out not to be there any more. */
  onMissed?: () => void;
}

/** Asks why something is flagged and sends it to the moderators. */
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
  useActorResult(actor, 'form.done', () => notifier.success(lazy('done'), { duration: NOTICE_MS }));

  return (
    <FormDialog
      title={t('title')}
      actor={actor}
      reopened={(close) => <FlagDialog {...{ contentType, contentId }} onClose={close} />}
      onLeave={giveUp}
      failureText={failureText}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
    >
      <RadioGroup
        {...field('reason')}
        label={t('reason')}
        options={FLAG_REASONS.map((id) => ({ id, label: t(`reasons.${id}`) }))}
        isRequired
      />
      <TextField
        {...field('description')}
        label={t('description')}
        isMultiline
        maxLength={DESCRIPTION_MAX}
      />
    </FormDialog>
  );
}
