import { useEmitted, usePortal } from '@saudagar/portal';
import { Card, type TextControl } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ComposerForm } from './ComposerForm.tsx';
import { ComposerTrigger } from './ComposerTrigger.tsx';
import type { composerMachine } from './composerMachine.ts';
import { useTexts } from './texts.ts';
import { useOfferedFiles } from './useOfferedFiles.ts';

/** Where a post is written (FEED-001–024): a line that opens to a form. */
export function Composer({ actor }: { actor: ActorRefFrom<typeof composerMachine> }) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const isCollapsed = useSelector(actor, (snapshot) => snapshot.matches('collapsed'));
  const trigger = useRef<HTMLButtonElement>(null);
  const field = useRef<TextControl>(null);
  const offered = useOfferedFiles((files) => actor.send({ type: 'files.added', files }));

  useEmitted(actor, 'post.published', () => notifier.success(t('composer.published')));

  // Focus follows the form as it opens, and returns unless it is somewhere else by then.
  const wasCollapsed = useRef(isCollapsed);
  useEffect(() => {
    if (wasCollapsed.current === isCollapsed) return;
    wasCollapsed.current = isCollapsed;
    if (!isCollapsed) field.current?.focus();
    else if (document.activeElement === document.body) {
      trigger.current?.focus({ preventScroll: true });
    }
  }, [isCollapsed]);

  return (
    <Card
      as="section"
      padding="none"
      className="sg-feed-composer"
      aria-label={t('composer.name')}
      data-offered={offered.isOver || undefined}
      {...offered.handlers}
    >
      {isCollapsed ? (
        <ComposerTrigger actor={actor} triggerRef={trigger} />
      ) : (
        <ComposerForm actor={actor} fieldRef={field} />
      )}
    </Card>
  );
}
