import { WARNING_ANSWER_MAX } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useActorResult, useFailureText, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { provideAnswer, UNANSWERED } from './answerFlow.ts';
import { useTexts } from './texts.ts';

/** Takes the only answer to a warning; its input survives reload and a failed call. */
export function AnswerForm({ warningId }: { warningId: string }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const actor = usePersistentActor(`flag.answer.${warningId}`, provideAnswer, {
    subject: { id: warningId },
    values: UNANSWERED,
  });
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useField(actor, (_, rule) => t(rule === 'empty' ? 'answer.empty' : 'answer.long'));
  useActorResult(actor, 'form.done', () => notifier.success(lazy('answer.sent')));
  useActorResult(actor, 'form.refused', ({ failure }, isShown) => {
    if (!isShown) notifier.error(failure.detail ?? failureText(failure));
  });
  return (
    <FormView actor={actor}>
      <TextField
        {...field('answer')}
        label={t('answer.label')}
        description={t('answer.once')}
        isMultiline
        maxLength={WARNING_ANSWER_MAX}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isSending}>
          {t('answer.send')}
        </Button>
      </div>
    </FormView>
  );
}
