import { ProgressBar } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormActor } from './FormView.tsx';
import { useTexts } from './texts.ts';

// Separate from FormView: a form without files loads no progress bar.

/** Props of {@link SendingProgress}. */
export interface SendingProgressProps<Values, Subject> {
  actor: FormActor<Values, Subject>;
}

/** Upload progress of a form with files while it is being sent. */
export function SendingProgress<Values, Subject>({ actor }: SendingProgressProps<Values, Subject>) {
  const { t } = useTexts();
  const progress = useSelector(actor, ({ context }) => context.progress);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = progress !== null;
  useEffect(() => {
    // A long form may be sent while its files are out of view.
    if (isShown) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (progress === null) return null;
  const { at, total, share } = progress;
  return (
    <div ref={bar}>
      <ProgressBar
        label={at < total ? t('form.uploading', { number: at + 1, total }) : t('form.sending')}
        // The form itself counts as one more: it is not done with its last file.
        value={Math.round(((at + share) / (total + 1)) * 100)}
      />
    </div>
  );
}
