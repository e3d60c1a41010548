import { plainText } from '@saudagar/contract';
import { MemberAvatar, usePortal, useUser } from '@saudagar/portal';
import { Badge, IconButton, UnstyledButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Trash from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import { keepComposer } from './composerActors.ts';
import type { composerMachine } from './composerMachine.ts';
import { composerText } from './textPart.ts';

const prefetch = () => void composerText.load();

interface ComposerTriggerProps {
  actor: ActorRefFrom<typeof composerMachine>;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** The collapsed composer: the prompt, or the draft left by cancelling. */
export function ComposerTrigger({ actor, triggerRef }: ComposerTriggerProps) {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const { source, texts } = useFeedContext();
  const user = useUser();
  const hasDraft = useSelector(actor, (snapshot) => snapshot.matches({ collapsed: 'draft' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const text = useSelector(actor, ({ context }) => context.text);
  const files = useSelector(actor, ({ context }) => context.files);
  const names = hasDraft ? files.map(({ file }) => file.name).join(', ') : '';

  const discard = () => {
    const { text, files, clientId } = actor.getSnapshot().context;
    actor.send({ type: 'draft.discarded' });
    triggerRef.current?.focus();
    const onAction = () =>
      keepComposer(portal, source).send({
        type: 'discard.undone',
        written: { text, files, clientId },
      });
    portal.notifier.info(lazy('composer.discarded'), { action: { label: lazy('undo'), onAction } });
  };

  return (
    <div className="sg-feed-trigger-row">
      <MemberAvatar member={user} />
      <UnstyledButton
        ref={triggerRef}
        className="sg-feed-trigger"
        isPending={isSending}
        onHoverStart={prefetch}
        onFocus={prefetch}
        onPressStart={prefetch}
        onPress={() => actor.send({ type: 'composer.opened' })}
      >
        {hasDraft && <Badge tone="accent">{t('composer.draft')}</Badge>}
        <span className="sg-feed-trigger-words">
          <span className="sg-feed-trigger-text">
            {(hasDraft && plainText(text).trim()) ||
              (hasDraft ? t('composer.resume') : (texts.open ?? t('composer.open')))}
          </span>
          {names && <span className="sg-feed-trigger-text sg-feed-trigger-files">{names}</span>}
        </span>
      </UnstyledButton>
      {hasDraft && (
        <IconButton aria-label={t('composer.discard')} onPress={discard}>
          <Trash />
        </IconButton>
      )}
    </div>
  );
}
