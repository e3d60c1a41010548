import { type ApiError, NOTES_MAX } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  useFailureText,
  usePersistentActor,
  usePortal,
} from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import {
  isLate,
  provideReview,
  type ReviewSubject,
  reviewKey,
  serverMessageOf,
} from './reviewFlow.ts';
import { useTexts } from './texts.ts';
import { TOAST_MS, useUndo } from './useUndo.ts';

interface DecisionDialogProps {
  subject: ReviewSubject;
  /** Short name of the case, for a decision about one. */
  title: string;
  /** Further content that a removal takes with it. */
  consequence: string | null;
  /** Called on close; `isOver` is true when the case is decided, now or before. */
  onClose: (isOver: boolean) => void;
}

/** Asks for notes, which confirms, and sends the decision once (ADM-071–091). */
export function DecisionDialog({ subject, title, consequence, onClose }: DecisionDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const offerUndo = useUndo();
  const { action, cases } = subject;
  const count = cases.length;
  const actor = usePersistentActor(reviewKey(subject), provideReview, {
    subject,
    values: { notes: '' },
  });
  const field = useField(actor, () => t('notes.long'));
  const wordsOf = (failure: ApiError) =>
    t(`failed.${action}`, { detail: serverMessageOf(failure) ?? failureText(failure) });

  useActorResult(actor, 'form.done', ({ reply: { cases: settled, undoable, refused } }) => {
    if (settled.length > 0) {
      const text =
        count > 1 ? lazy(`done.many.${action}`, { count: settled.length }) : lazy(`done.${action}`);
      notifier.success(text, { duration: TOAST_MS, ...offerUndo(undoable) });
    }
    const [reason] = refused;
    if (reason !== undefined)
      notifier.error(lazy('refusedSome', { count: refused.length, reason }), {
        duration: TOAST_MS,
      });
  });
  useEmitted(actor, 'form.done', () => onClose(true));
  useEmitted(actor, 'form.refused', ({ failure }) => {
    if (!isLate(failure)) return;
    notifier.info(lazy('already'), { duration: TOAST_MS });
    onClose(true);
  });

  return (
    <FormDialog
      title={count > 1 ? t(`ask.many.${action}`, { count }) : t(`ask.${action}`)}
      size="small"
      actor={actor}
      reopened={(close) => <DecisionDialog {...{ subject, title, consequence }} onClose={close} />}
      onLeave={() => onClose(false)}
      failureText={wordsOf}
      submitLabel={t(`actions.${action}`)}
      variant={action === 'remove_content' ? 'danger' : 'primary'}
    >
      {count === 1 && <blockquote className="sg-admin-quote">{title}</blockquote>}
      <p className="sg-admin-plain">{t(`ask.text.${action}`)}</p>
      {consequence && <p className="sg-admin-plain sg-admin-heading">{consequence}</p>}
      <TextField
        {...field('notes')}
        label={t(`notes.${action}`)}
        isMultiline
        rows={2}
        maxLength={NOTES_MAX}
      />
    </FormDialog>
  );
}
