import { useOfferedFiles } from '@saudagar/files';
import { useActorResult, useEmitted, usePortal } from '@saudagar/portal';
import { Card, loadable, loadWhenIdle, OnDemand, VisuallyHidden } from '@saudagar/ui';
import { type Suggestions, writingTools } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import { ComposerTrigger } from './ComposerTrigger.tsx';
import type { composerMachine } from './composerMachine.ts';
import { failureOf } from './failureOf.ts';
import { composerText } from './textPart.ts';

const composerForm = loadable(async () => (await import('./ComposerForm.tsx')).ComposerForm);

/** Loaded with the form, since sharing shows it at once. */
export const sharedPost = loadable(async () => (await import('./SharedPost.tsx')).SharedPost);

/**
 * Composer of a post (FEED-001–024): a button that expands to a form until the post is shared. The
 * form is preloaded on hover and when the browser is idle: first the text area, then the rest.
 */
export function Composer({ actor }: { actor: ActorRefFrom<typeof composerMachine> }) {
  const { t, lazy } = useTexts();
  const { texts } = useFeedContext();
  const { notifier } = usePortal();
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const trigger = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const offered = useOfferedFiles((files) => actor.send({ type: 'files.added', files }));

  // The member may be on another page by then.
  useActorResult(actor, 'post.published', () =>
    notifier.success(texts.published ?? lazy('composer.published')),
  );
  useActorResult(actor, 'post.failed', (_, isShown) => {
    if (isShown) return;
    notifier.error(failureOf(actor.getSnapshot().context, texts) ?? lazy('composer.failed'));
  });
  useEmitted(actor, 'files.rejected', () => notifier.info(lazy('composer.untaken')));
  useEffect(() => loadWhenIdle([composerText, composerForm, sharedPost, writingTools]), []);

  /** True while focus must move to the text area once it mounts. */
  const isFocusDue = useRef(false);
  const takeFocus = useCallback(() => {
    if (!isFocusDue.current) return;
    area.current?.focus();
    isFocusDue.current = area.current === null;
  }, []);

  // Focus moves into the form as it opens, and returns on close unless already elsewhere; a form
  // that opens because sharing failed leaves it at its button.
  const before = useRef({ isEditing, isSending });
  useEffect(() => {
    const was = before.current;
    before.current = { isEditing, isSending };
    if (was.isEditing === isEditing) return;
    isFocusDue.current = isEditing && !was.isSending;
    if (isFocusDue.current) takeFocus();
    else if (document.activeElement === document.body) {
      const submit = card.current?.querySelector<HTMLElement>('.sg-feed-form-submit');
      (submit ?? trigger.current)?.focus({ preventScroll: true });
    }
  }, [isEditing, isSending, takeFocus]);

  const submit = () => {
    actor.send({ type: 'post.submitted' });
    const snapshot = actor.getSnapshot();
    if (!snapshot.hasTag('refused')) return;
    const description = card.current?.querySelector<HTMLElement>(
      '.sg-file-description [aria-invalid]',
    );
    if (description && snapshot.matches({ editing: 'overDescribed' })) description.focus();
    else area.current?.focus();
  };

  return (
    <Card
      ref={card}
      as="section"
      padding="none"
      className="sg-feed-composer"
      aria-label={t('composer.name')}
      data-collapsed={!isEditing || undefined}
      data-offered={(offered.isOver && !isSending) || undefined}
      {...offered.handlers}
    >
      {isEditing ? (
        <>
          <OnDemand part={composerText} fallback={<div className="sg-feed-text-coming" />}>
            <composerText.View
              actor={actor}
              areaRef={area}
              suggestions={suggestions}
              onSubmit={submit}
              onShown={takeFocus}
            />
          </OnDemand>
          <OnDemand part={composerForm} fallback={<div className="sg-feed-form-coming" />}>
            <composerForm.View actor={actor} onSubmit={submit} onSuggestions={setSuggestions} />
          </OnDemand>
        </>
      ) : (
        <ComposerTrigger actor={actor} triggerRef={trigger} />
      )}
      <VisuallyHidden role="status">{isSending && t('composer.sending')}</VisuallyHidden>
    </Card>
  );
}
