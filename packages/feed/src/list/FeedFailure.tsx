import { useFailureText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from './feedMachine.ts';

interface FeedFailureProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Names the list that failed, where the context does not. */
  title?: string | undefined;
}

/** Shows why posts could not be loaded, with Retry (FEED-063 by the rule on silent failures). */
export function FeedFailure({ actor, title }: FeedFailureProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const failureText = useFailureText();
  if (!failure) return null;
  return (
    <InlineMessage
      kind={failure.kind === 'network' ? 'offline' : 'error'}
      onRetry={() => actor.send({ type: 'feed.retried' })}
    >
      {title} {failureText(failure)}
    </InlineMessage>
  );
}
