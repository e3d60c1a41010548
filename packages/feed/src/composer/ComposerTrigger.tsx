import { plainText } from '@saudagar/contract';
import { MemberAvatar, useUser } from '@saudagar/portal';
import { Badge, IconButton, PlainButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Trash from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { composerText } from '../feedParts.ts';
import { useTexts } from '../texts.ts';
import type { composerMachine } from './composerMachine.ts';

const prefetch = () => void composerText.load();

interface ComposerTriggerProps {
  actor: ActorRefFrom<typeof composerMachine>;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** The collapsed composer: an invitation, or the draft that was left when it was cancelled. */
export function ComposerTrigger({ actor, triggerRef }: ComposerTriggerProps) {
  const { t } = useTexts();
  const user = useUser();
  const hasDraft = useSelector(actor, (snapshot) => snapshot.matches({ collapsed: 'draft' }));
  const text = useSelector(actor, ({ context }) => context.text);
  return (
    <div className="sg-feed-trigger-row">
      <MemberAvatar member={user} />
      <PlainButton
        ref={triggerRef}
        className="sg-feed-trigger"
        onHoverStart={prefetch}
        onFocus={prefetch}
        onPressStart={prefetch}
        onPress={() => actor.send({ type: 'composer.opened' })}
      >
        {hasDraft && <Badge tone="accent">{t('composer.draft')}</Badge>}
        <span className="sg-feed-trigger-text">
          {(hasDraft && plainText(text).trim()) ||
            t(hasDraft ? 'composer.resume' : 'composer.open')}
        </span>
      </PlainButton>
      {hasDraft && (
        <IconButton
          aria-label={t('composer.discard')}
          onPress={() => {
            actor.send({ type: 'draft.discarded' });
            triggerRef.current?.focus();
          }}
        >
          <Trash />
        </IconButton>
      )}
    </div>
  );
}
