import type { ApiError } from '@saudagar/contract';
import { formatWait, useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

export interface SubmitFailureProps {
  failure: ApiError;
  /** Text when the server sent no message. */
  fallback: string;
  /** Seconds until another try is accepted. @default 0 */
  pause?: number | undefined;
  /** Shown below the text. @default none */
  children?: ReactNode | undefined;
}

/** Error of a whole form; explains a lost connection. */
export function SubmitFailure(props: SubmitFailureProps) {
  const { failure, fallback, pause = 0, children } = props;
  const { t, locale } = useTexts();
  const failureText = useFailureText();
  // Worded by the page, which follows its language; the server's message does not.
  if (pause > 0) {
    return (
      <InlineMessage kind="error">
        {t('failure.paused', { wait: formatWait(pause, locale) })}
      </InlineMessage>
    );
  }
  const isExplained =
    failure.kind === 'network' || failure.kind === 'timeout' || failure.status === 429;
  return (
    <InlineMessage kind="error">
      <p>{failure.suspension ? failureText(failure) : (failure.detail ?? fallback)}</p>
      {!failure.detail && isExplained && (
        <p className="sg-account-explanation">{failureText(failure)}</p>
      )}
      {children}
    </InlineMessage>
  );
}
