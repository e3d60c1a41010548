import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { failureSentence } from './failureSentence.ts';

/** Props of {@link FailureMessage}. */
export interface FailureMessageProps {
  /** The error; null shows nothing. */
  failure: ApiError | null;
  /** Says what failed, before the reason. @default the reason alone */
  title?: string | undefined;
  /** Shows the server's own message first, if it has one. @default false */
  isDetailed?: boolean | undefined;
  /** True for the reply to a press, which interrupts a screen reader. @default false */
  isAnswer?: boolean | undefined;
  /** Says who may see it, for a refusal by role. @default the kit's reason */
  forbiddenText?: string | undefined;
  /** Words the reason. @default the kit's */
  reasonText?: ((failure: ApiError) => string) | undefined;
  /** Retries. @default no button */
  onRetry?: (() => void) | undefined;
  /** True while a retry is running. @default false */
  isRetrying?: boolean | undefined;
}

/** Shows an error, with Retry if that may help. */
export function FailureMessage(props: FailureMessageProps) {
  const { failure, title, isDetailed = false, isAnswer = false, reasonText } = props;
  const { forbiddenText, onRetry, isRetrying = false } = props;
  const failureText = useFailureText();
  if (!failure) return null;
  const refusal = failure.status === 403 ? forbiddenText : undefined;
  const reason = refusal ?? ((isDetailed && failure.detail) || failureText(failure));
  const text = reasonText ? reasonText(failure) : reason;
  return (
    <InlineMessage
      kind={failure.kind === 'network' && !isAnswer ? 'offline' : 'error'}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {title ? failureSentence(title, failure, text) : text}
    </InlineMessage>
  );
}
