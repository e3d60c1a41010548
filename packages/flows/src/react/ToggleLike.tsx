import { usePersistentActor, useWaiting } from '@saudagar/portal';
import { ToggleButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useId, useState } from 'react';
import type { Like, LikeSubject } from '../likeFlow.ts';
import { likedBy, provideLike } from '../likeFlow.ts';
import { shownToggle } from '../toggleMachine.ts';
import { ActionCount } from './ActionCount.tsx';
import { useTexts } from './texts.ts';

export interface ToggleLikeProps {
  /** Subject of the like. */
  subject: LikeSubject;
  /** The like as last sent by the server. */
  like: Like;
  /** Id of an element that names the subject, if the context does not. @default none */
  about?: string | undefined;
  /** Renders it small. @default false */
  isSmall?: boolean | undefined;
  /** Disables it. @default false */
  isDisabled?: boolean | undefined;
}

/** Likes a subject and removes the like: optimistic, by an actor that outlives the view. */
export function ToggleLike(props: ToggleLikeProps) {
  const { subject, like, about, isSmall = false, isDisabled = false } = props;
  const { liked: value, count } = like;
  const { t } = useTexts();
  const countId = useId();
  const actor = usePersistentActor(subject.key, provideLike, { subject, value, count });
  const isLiked = useSelector(actor, ({ context }) => shownToggle(context).value);
  const shownCount = useSelector(actor, ({ context }) => shownToggle(context).count ?? 0);
  const waiting = useWaiting(subject.key);
  const [isLively, setLively] = useState(false);

  useEffect(() => {
    const { settled } = actor.getSnapshot().context;
    // Most match the value just read; an event for each would delay the first paint.
    if (settled.value === value && settled.count === count) return;
    actor.send({ type: 'toggle.read', value, count });
  }, [actor, value, count]);

  useEffect(() => {
    if (waiting) actor.send({ type: 'toggle.awaited', value: likedBy(waiting) });
  }, [actor, waiting]);

  return (
    <ToggleButton
      variant="quiet"
      size={isSmall ? 'small' : 'compact'}
      className="sg-like"
      icon={<Heart className="sg-action-icon" />}
      data-lively={isLively || undefined}
      isSelected={isLiked}
      isDisabled={isDisabled}
      aria-describedby={about ? `${about} ${countId}` : countId}
      onChange={() => {
        setLively(true);
        actor.send({ type: 'toggle.pressed' });
      }}
    >
      <span className="sg-action-label">{t('like.action')}</span>
      <ActionCount id={countId} count={shownCount} text={t('like.count', { count: shownCount })} />
    </ToggleButton>
  );
}
