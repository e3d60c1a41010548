import { type ApiError, isAlreadyReviewed, NOTES_MAX } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useEmitted, useFailureText, useKeptActor, useOutcome, usePortal } from '@saudagar/portal';
import { Button, Dialog, TextField, useLazyText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { provideReview, reloadOf, reviewKey } from './reviewActors.ts';
import type { ReviewSubject } from './reviewMachine.ts';
import { useTexts } from './texts.ts';
import { NOTICE_MS, useUndo } from './useUndo.ts';

interface DecisionDialogProps {
  subject: ReviewSubject;
  /** What is decided about, in a few words; for one thing. */
  title: string;
  /** Told that it closes, and whether something was decided or had been before. */
  onClose: (isOver: boolean) => void;
}

/** Asks for notes, and so confirms; sends the decision once (ADM-071–091). */
export function DecisionDialog({ subject, title, onClose }: DecisionDialogProps) {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const readText = useLazyText();
  const failureText = useFailureText();
  const offerUndo = useUndo();
  const formId = useId();
  const { action, cases } = subject;
  const count = cases.length;
  const actor = useKeptActor(reviewKey(subject), provideReview, {
    subject,
    values: { notes: '' },
  });
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useField(actor, () => t('notes.long'));
  const wordsOf = (failure: ApiError) =>
    lazy(`failed.${action}`, { detail: saidBy(failure) ?? failureText(failure) });

  useOutcome(actor, 'form.done', ({ reply: { cases: settled, undoable, refused } }) => {
    if (settled.length > 0) {
      const text =
        count > 1 ? lazy(`done.many.${action}`, { count: settled.length }) : lazy(`done.${action}`);
      portal.notifier.success(text, { duration: NOTICE_MS, ...offerUndo(undoable) });
    }
    const [reason] = refused;
    if (reason !== undefined)
      portal.notifier.error(lazy('refusedSome', { count: refused.length, reason }), {
        duration: NOTICE_MS,
      });
  });
  useOutcome(actor, 'form.refused', ({ failure }, isShown) => {
    if (isLate(failure)) {
      portal.notifier.info(lazy('already'), { duration: NOTICE_MS });
      reloadOf(portal).send({ type: 'decision.late' });
    } else if (!isShown) portal.notifier.error(wordsOf(failure), { duration: NOTICE_MS });
  });
  useEmitted(actor, 'form.done', () => onClose(true));
  useEmitted(actor, 'form.refused', ({ failure }) => {
    if (isLate(failure)) onClose(true);
  });

  return (
    <Dialog
      title={count > 1 ? t(`ask.many.${action}`, { count }) : t(`ask.${action}`)}
      size="small"
      isOpen
      isDismissable={false}
      onOpenChange={() => onClose(false)}
      footer={
        <>
          <Button onPress={() => onClose(false)}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={action === 'remove_content' ? 'danger' : 'primary'}
            isPending={isSending}
          >
            {t(`actions.${action}`)}
          </Button>
        </>
      }
    >
      <FormView actor={actor} id={formId} failureText={(failure) => readText(wordsOf(failure))}>
        {count === 1 && <blockquote className="sg-admin-quote">{title}</blockquote>}
        <p className="sg-admin-plain">{t(`ask.text.${action}`)}</p>
        <TextField
          {...field('notes')}
          label={t(`notes.${action}`)}
          isMultiline
          rows={2}
          maxLength={NOTES_MAX}
        />
      </FormView>
    </Dialog>
  );
}

/** The server's words, wherever it puts them (ADM-088). */
const saidBy = ({ detail, said }: ApiError) => detail ?? said.message ?? said.error;

/** Whether somebody else was first (ADM-086). */
const isLate = (failure: ApiError) =>
  isAlreadyReviewed({ status: failure.status, message: saidBy(failure) ?? '' });
