import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';

export interface SubmitFailureProps {
  failure: ApiError;
  /** What is said where the server gave no words of its own. */
  fallback: string;
}

/** Why a form was turned back as a whole; a lost connection is also explained. */
export function SubmitFailure({ failure, fallback }: SubmitFailureProps) {
  const failureText = useFailureText();
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
