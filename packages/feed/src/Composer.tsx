import { useEmitted, usePortal } from '@saudagar/portal';
import {
  Card,
  loadWhenIdle,
  OnDemand,
  type Suggestions,
  useOfferedFiles,
  writingTools,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ComposerText } from './ComposerText.tsx';
import { ComposerTrigger } from './ComposerTrigger.tsx';
import type { composerMachine } from './composerMachine.ts';
import { composerForm } from './parts.ts';
import { useTexts } from './texts.ts';

/**
 * Where a post is written (FEED-001–024): a line that opens to a form. The text area opens at once
 * and takes what is typed; what stands around it is fetched ahead while nothing else is to do.
 */
export function Composer({ actor }: { actor: ActorRefFrom<typeof composerMachine> }) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const isCollapsed = useSelector(actor, (snapshot) => snapshot.matches('collapsed'));
  const trigger = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const offered = useOfferedFiles((files) => actor.send({ type: 'files.added', files }));

  useEmitted(actor, 'post.published', () => notifier.success(t('composer.published')));
  useEffect(() => loadWhenIdle([composerForm, writingTools]), []);

  // Focus follows the form as it opens, and returns unless it is somewhere else by then.
  const wasCollapsed = useRef(isCollapsed);
  useEffect(() => {
    if (wasCollapsed.current === isCollapsed) return;
    wasCollapsed.current = isCollapsed;
    if (!isCollapsed) area.current?.focus();
    else if (document.activeElement === document.body) {
      trigger.current?.focus({ preventScroll: true });
    }
  }, [isCollapsed]);

  const submit = () => {
    actor.send({ type: 'post.submitted' });
    if (actor.getSnapshot().hasTag('refused')) area.current?.focus();
  };

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
        <>
          <ComposerText actor={actor} areaRef={area} suggestions={suggestions} onSubmit={submit} />
          <OnDemand part={composerForm} fallback={<div className="sg-feed-form-coming" />}>
            <composerForm.View actor={actor} onSubmit={submit} onSuggestions={setSuggestions} />
          </OnDemand>
        </>
      )}
    </Card>
  );
}
