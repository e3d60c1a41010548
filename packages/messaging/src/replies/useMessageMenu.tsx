import { type Message, quoteMessage } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { usePersistentActor } from '@saudagar/portal';
import { loadable, useOnDemand } from '@saudagar/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { provideMessageComposer } from '../composer/messageComposerActors.ts';
import { messageComposerKey } from '../composer/messageComposerMachine.ts';
import { useTexts } from '../texts.ts';

const messageMenu = loadable(async () => (await import('./MessageMenu.tsx')).MessageMenu);

/** Opens the menu of a message, one for the whole list. */
export function useMessageMenu(roomId: string, memberId: string) {
  const { t } = useTexts();
  const composer = usePersistentActor(messageComposerKey(roomId), provideMessageComposer, {
    roomId,
  });
  const [message, setMessage] = useState<Message | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const chosen = useRef<() => void>(undefined);
  const { isOpen, open, close } = useOnDemand(messageMenu);
  const flagging = useOnDemand(flagDialog);
  // After the menu has unmounted, so that an action starts with focus on the button.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || !act) return;
    chosen.current = undefined;
    anchor.current?.focus({ preventScroll: true });
    act();
  }, [isOpen]);
  const choose = (act: () => void) => {
    chosen.current = act;
    close();
  };
  const onMenu = useCallback(
    (message: Message, button: Element) => {
      anchor.current = button as HTMLElement;
      setMessage(message);
      open();
    },
    [open],
  );
  const isOwn = message?.sender_id === memberId;
  const name = isOwn ? t('message.you') : message?.sender?.full_name?.trim() || t('unknown');
  const menu = message && (
    <>
      {isOpen && (
        <messageMenu.View
          {...{ anchor, isOwn }}
          label={t('message.more', { name })}
          onReply={() =>
            choose(() => composer.send({ type: 'reply.chosen', message: quoteMessage(message) }))
          }
          onFlag={() => choose(flagging.open)}
          onClose={close}
        />
      )}
      {flagging.isOpen && (
        <flagDialog.View contentType="message" contentId={message.id} onClose={flagging.close} />
      )}
    </>
  );
  return { menu, onMenu };
}
