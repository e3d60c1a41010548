import type { roomMachine } from '@saudagar/delivery/machines';
import { useBlockList, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { VisuallyHidden } from '@saudagar/ui';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import { reactionName } from './reactionNames.ts';
import { provideReactions, reactionsKey } from './reactionsFlow.ts';

/** Passes own reactions to the conversation, and announces them and those to own messages. */
export function ReactionNews({ actor }: { actor: ActorRefFrom<typeof roomMachine> }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const blockList = useBlockList();
  const { roomId: conversationId } = actor.getSnapshot().context;
  const reactions = usePersistentActor(reactionsKey(conversationId), provideReactions, {
    conversationId,
  });
  const [announcement, announce] = useState('');
  const wordsOf = (emoji: string) => {
    const key = reactionName(emoji);
    return key ? t(key) : emoji;
  };
  useEmitted(reactions, 'reaction.settled', (settled) => actor.send(settled));
  useEmitted(reactions, 'reaction.confirmed', ({ emoji }) =>
    announce(
      emoji === null ? t('reaction.takenBack') : t('reaction.given', { name: wordsOf(emoji) }),
    ),
  );
  useEmitted(reactions, 'reaction.failed', ({ failure }) => {
    const isOffline = failure.kind === 'network' && !navigator.onLine;
    notifier.error(failure.detail ?? lazy(isOffline ? 'reaction.offline' : 'reaction.failed'));
  });
  useEmitted(actor, 'reaction.arrived', ({ userId, name, emoji }) => {
    if (blockList?.restrictionFor(userId)) return;
    announce(
      t('reaction.arrived', { name: name?.trim() || t('unknown'), reaction: wordsOf(emoji) }),
    );
  });
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
