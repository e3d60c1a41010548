import { POST_MAX_LENGTH } from '@saudagar/contract';
import { MemberAvatar, useUser } from '@saudagar/portal';
import { isComposing, VisuallyHidden } from '@saudagar/ui';
import { type Suggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import type { composerMachine } from './composerMachine.ts';

/** Recommended maximum length of a post; longer ones can be shared (FEED-025–029). */
const ADVISED_LENGTH = 500;
/** Length from which the counter shows the remaining characters (FEED-026). */
const HINT_LENGTH = 400;

interface ComposerTextProps {
  actor: ActorRefFrom<typeof composerMachine>;
  /** Ref of the text area, for focusing it. */
  areaRef: RefObject<HTMLTextAreaElement | null>;
  suggestions: Suggestions | undefined;
  onSubmit: () => void;
  /** Called once the text area is mounted. */
  onShown: () => void;
}

/** Text of the post with its counter; Ctrl or Cmd with Enter shares it. */
export function ComposerText({
  actor,
  areaRef,
  suggestions,
  onSubmit,
  onShown,
}: ComposerTextProps) {
  const { t } = useTexts();
  const { texts } = useFeedContext();
  useEffect(onShown, [onShown]);
  const user = useUser();
  const text = useSelector(actor, ({ context }) => context.text);
  const isBlank = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'blank' }));
  const isTooLong = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'tooLong' }));

  // Counts characters as read: a surrogate pair is one.
  const length = useMemo(() => Array.from(text).length, [text]);
  const isOver = length > ADVISED_LENGTH;
  const isNear = length > HINT_LENGTH;
  const hint = isOver
    ? t('composer.over', { count: length - ADVISED_LENGTH })
    : isNear && t('composer.remaining', { count: ADVISED_LENGTH - length });

  return (
    <div className="sg-feed-form-row">
      <MemberAvatar member={user} className="sg-feed-form-avatar" />
      <WritingArea
        className="sg-feed-form-text"
        aria-label={t('composer.text')}
        placeholder={texts.prompt ?? t('composer.prompt')}
        areaRef={areaRef}
        value={text}
        onChange={(value) => actor.send({ type: 'text.changed', text: value })}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
        suggestions={suggestions}
        counter={
          <span data-over={isOver || undefined} className="sg-feed-form-counter">
            {`${length}/${ADVISED_LENGTH}`}
          </span>
        }
        description={
          hint && (
            <span data-over={isOver || undefined} className="sg-feed-form-counter">
              {hint}
            </span>
          )
        }
        errorMessage={
          (isBlank && t('composer.blank')) ||
          (isTooLong && t('composer.tooLong', { limit: POST_MAX_LENGTH }))
        }
      />
      <VisuallyHidden role="status">
        {hint && <AnnouncedHint key={String(isOver)}>{hint}</AnnouncedHint>}
      </VisuallyHidden>
    </div>
  );
}

/** Keeps its first text, so that it is announced when it appears or changes kind, not per key. */
function AnnouncedHint({ children }: { children: string }) {
  const [firstText] = useState(children);
  return firstText;
}
