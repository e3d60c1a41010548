import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { failureSentence } from './failureSentence.ts';

/** Props of {@link FailureMessage}. */
export interface FailureMessageProps {
  /** What failed; nothing is shown for null. */
  failure: ApiError | null;
  /** Says what could not be done, before the reason. @default the reason alone */
  title?: string;
  /** Whether the server's own words come first where it gave some. @default false */
  isDetailed?: boolean;
  /** Whether it answers a press, and so interrupts a screen reader. @default false */
  isAnswer?: boolean;
  /** Words for the reason. @default the kit's */
  reasonText?: ((failure: ApiError) => string) | undefined;
  /** Tries again. @default no button */
  onRetry?: (() => void) | undefined;
  /** Whether another try is under way. @default false */
  isRetrying?: boolean;
}

/** Says why something failed, with Retry where that helps. */
export function FailureMessage(props: FailureMessageProps) {
  const { failure, title, isDetailed = false, isAnswer = false, reasonText } = props;
  const { onRetry, isRetrying = false } = props;
  const failureText = useFailureText();
  if (!failure) return null;
  const reason = (isDetailed && failure.detail) || failureText(failure);
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
