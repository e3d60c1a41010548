import type { ApiError } from '@saudagar/contract';
import { formatWait, useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useTexts } from './texts.ts';

export interface SubmitFailureProps {
  failure: ApiError;
  /** Text when the server sent no message. */
  fallback: string;
  /** Seconds until another try is accepted. @default 0 */
  pause?: number | undefined;
}

/** Error of a whole form; explains a lost connection. */
export function SubmitFailure({ failure, fallback, pause = 0 }: SubmitFailureProps) {
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
    </InlineMessage>
  );
}
