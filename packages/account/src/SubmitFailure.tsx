import type { ApiError } from '@saudagar/contract';
import { formatWait, useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useTexts } from './texts.ts';

export interface SubmitFailureProps {
  failure: ApiError;
  /** What is said where the server gave no words of its own. */
  fallback: string;
  /** Seconds until another try is taken. @default 0 */
  pause?: number;
}

/** Why a form was turned back as a whole; a lost connection is also explained. */
export function SubmitFailure({ failure, fallback, pause = 0 }: SubmitFailureProps) {
  const { t, locale } = useTexts();
  const failureText = useFailureText();
  // In the words of the page, which follow its language; the server's keep theirs.
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
      <p>{failure.detail ?? fallback}</p>
      {!failure.detail && isExplained && (
        <p className="sg-account-explanation">{failureText(failure)}</p>
      )}
    </InlineMessage>
  );
}
