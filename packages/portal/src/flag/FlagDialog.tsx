import { type ApiError, FLAG_REASONS } from '@saudagar/contract';
import { Button, Dialog, Form, InlineMessage, RadioGroup, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { usePortal } from '../PortalContext.ts';
import { useTexts } from '../texts.ts';
import { useKeptActor } from '../useActors.ts';
import { useEmitted } from '../useEmitted.ts';
import { useOutcome } from '../useOutcome.ts';
import { provideFlag } from './flagActors.ts';
import { type FlaggedType, flagRefusal } from './flagMachine.ts';

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

/** Asks why something is flagged and sends it to the moderators (FEED-151–175). */
export function FlagDialog({ contentType, contentId, onClose, onMissed }: FlagDialogProps) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const formId = useId();
  const actor = useKeptActor(`portal.flag.${contentType}.${contentId}`, provideFlag, {
    contentType,
    contentId,
  });
  const reason = useSelector(actor, ({ context }) => context.reason);
  const description = useSelector(actor, ({ context }) => context.description);
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ editing: 'failed' }) ? snapshot.context.failure : null,
  );
  const isUnchosen = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'unchosen' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));

  const giveUp = () => {
    onClose();
    if (failure && flagRefusal(failure) === 'missing') onMissed?.();
  };

  const failureText = (failed: ApiError) =>
    t(`flag.failed.${flagRefusal(failed)}`, { detail: failed.detail ?? '' });

  useEmitted(actor, 'content.flagged', onClose);
  useOutcome(actor, 'content.flagged', () =>
    notifier.success(t('flag.done'), { duration: NOTICE_MS }),
  );
  useOutcome(actor, 'flag.refused', ({ failure: failed }, isShown) => {
    if (!isShown) notifier.error(failureText(failed));
  });

  return (
    <Dialog
      title={t('flag.title')}
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isSending}
      onOpenChange={giveUp}
      footer={
        <>
          <Button isDisabled={isSending} onPress={giveUp}>
            {t('flag.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSending}>
            {t('flag.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'flag.submitted' });
        }}
      >
        <RadioGroup
          name="reason"
          label={t('flag.reason')}
          errorMessage={isUnchosen && t('flag.unchosen')}
          options={FLAG_REASONS.map((id) => ({ id, label: t(`flag.reasons.${id}`) }))}
          value={reason}
          isReadOnly={isSending}
          isRequired
          onChange={(chosen) => actor.send({ type: 'reason.chosen', reason: chosen })}
        />
        <TextField
          label={t('flag.description')}
          isMultiline
          value={description}
          maxLength={DESCRIPTION_MAX}
          isReadOnly={isSending}
          onChange={(text) => actor.send({ type: 'description.changed', description: text })}
        />
        {failure && <InlineMessage kind="error">{failureText(failure)}</InlineMessage>}
      </Form>
    </Dialog>
  );
}
