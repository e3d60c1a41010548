import '@saudagar/messaging/styles.css';
import { ConversationPicker } from '@saudagar/messaging';
import { useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import { Button, Dialog } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Newspaper from 'lucide-react/icons/newspaper';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { conversationPath, feedPath } from '../routing/links.ts';
import { useTexts } from '../texts.ts';
import { provideShared } from './sharedFlow.ts';

export interface SharedContentProps {
  /** Id under which the service worker keeps it. */
  id: string;
}

/**
 * Asks where a member wants what they shared from another app, and opens the composer there. A
 * question that is closed leaves it in the composer of the feed, so that nothing is lost.
 */
// SHELL-196, SHELL-206
export function SharedContent({ id }: SharedContentProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const [, goTo] = useLocation();
  const actor = useViewActor(provideShared, { id });
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const choose = useCallback(
    (conversationId: string | null) => actor.send({ type: 'place.chosen', conversationId }),
    [actor],
  );
  // A reload or Back must not look for it again.
  useEmitted(actor, 'shared.lost', () => {
    notifier.info(lazy('shared.lost'));
    goTo(feedPath(null), { replace: true });
  });
  useEmitted(actor, 'shared.offered', ({ conversationId }) =>
    goTo(conversationId === null ? feedPath(null) : conversationPath(conversationId), {
      replace: true,
    }),
  );
  if (!isAsking) return null;
  return (
    <Dialog isOpen title={t('shared.title')} onOpenChange={() => choose(null)}>
      <ConversationPicker
        onChoose={choose}
        topContent={
          <Button icon={<Newspaper />} isFullWidth onPress={() => choose(null)}>
            {t('shared.feed')}
          </Button>
        }
      />
    </Dialog>
  );
}
