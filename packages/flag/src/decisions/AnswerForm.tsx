import { WARNING_ANSWER_MAX } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useActorResult, useFailureText, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type AnswerSubject, answerKey, provideAnswer, UNANSWERED } from './answerFlow.ts';
import { useTexts } from './texts.ts';

/** Takes the only answer to a warning, or an appeal; its input survives reload and a failed call. */
export function AnswerForm({ subject }: { subject: AnswerSubject }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const words = subject.type === 'warning' ? 'answer' : 'appeal';
  const actor = usePersistentActor(answerKey(subject), provideAnswer, {
    subject,
    values: UNANSWERED,
  });
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useField(actor, (_, rule) =>
    t(rule === 'empty' ? `${words}.empty` : 'answer.long'),
  );
  useActorResult(actor, 'form.done', () => notifier.success(lazy(`${words}.sent`)));
  useActorResult(actor, 'form.refused', ({ failure }, isShown) => {
    if (!isShown) notifier.error(failure.detail ?? failureText(failure));
  });
  return (
    <FormView actor={actor}>
      <TextField
        {...field('answer')}
        label={t(`${words}.label`)}
        description={t(`${words}.once`)}
        isMultiline
        maxLength={WARNING_ANSWER_MAX}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isSending}>
          {t(`${words}.send`)}
        </Button>
      </div>
    </FormView>
  );
}
