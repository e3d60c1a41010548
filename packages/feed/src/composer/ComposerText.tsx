import { POST_MAX_LENGTH } from '@saudagar/contract';
import { MemberAvatar, useUser } from '@saudagar/portal';
import { isComposing, VisuallyHidden } from '@saudagar/ui';
import { type Suggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { usePlacedFeed } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import type { composerMachine } from './composerMachine.ts';

/** Characters a post had better not pass: advice, since longer ones can be shared (FEED-025–029). */
const ADVISED_LENGTH = 500;
/** From here on the counter says what remains (FEED-026). */
const HINT_LENGTH = 400;

interface ComposerTextProps {
  actor: ActorRefFrom<typeof composerMachine>;
  /** Receives the text area, to focus it. */
  areaRef: RefObject<HTMLTextAreaElement | null>;
  suggestions: Suggestions | undefined;
  onSubmit: () => void;
  /** Told that the text area is there. */
  onShown: () => void;
}

/** The text of the post, and how long it is; Ctrl or Cmd with Enter shares it. */
export function ComposerText({
  actor,
  areaRef,
  suggestions,
  onSubmit,
  onShown,
}: ComposerTextProps) {
  const { t } = useTexts();
  const { texts } = usePlacedFeed();
  useEffect(onShown, [onShown]);
  const user = useUser();
  const text = useSelector(actor, ({ context }) => context.text);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isBlank = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'blank' }));
  const isTooLong = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'tooLong' }));

  // A character is what is read as one, a pair of code units as well.
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
        isReadOnly={isSending}
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
        {hint && <SaidHint key={String(isOver)}>{hint}</SaidHint>}
      </VisuallyHidden>
    </div>
  );
}

/** Stays as it was at first: said when it appears and when it turns, not at each key. */
function SaidHint({ children }: { children: string }) {
  const [announcement] = useState(children);
  return announcement;
}
