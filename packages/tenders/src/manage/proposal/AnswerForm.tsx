import { FormView, useField } from '@saudagar/flows/react';
import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideAnswer } from './answerFlow.ts';

interface AnswerFormProps {
  tenderId: string;
  proposalId: string;
  /** True when its field takes focus. @default false */
  isFocused?: boolean | undefined;
}

/** The bidder's answer to the pending question, below the thread. */
export function AnswerForm({ tenderId, proposalId, isFocused = false }: AnswerFormProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`tenders.answer.${proposalId}`, provideAnswer, {
    subject: { tenderId, id: proposalId },
    values: { text: '' },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const field = useField(actor, (_, rule) => t(`answer.rules.${rule as 'required' | 'long'}`));
  useEmitted(actor, 'form.done', () => notifier.success(lazy('answer.done')));
  return (
    <FormView actor={actor} failureTitle={t('answer.failed')}>
      <TextField
        {...field('text')}
        label={t('answer.label')}
        isMultiline
        rows={3}
        isRequired
        autoFocus={isFocused}
      />
      <Button type="submit" variant="primary" isDisabled={isRateLimited} isPending={isBusy}>
        {t('answer.send')}
      </Button>
    </FormView>
  );
}
