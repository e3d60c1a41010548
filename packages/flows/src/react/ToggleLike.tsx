import { usePersistentActor } from '@saudagar/portal';
import { ToggleButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useId, useState } from 'react';
import type { Like, LikeSubject } from '../likeFlow.ts';
import { provideLike } from '../likeFlow.ts';
import { shownToggle } from '../toggleMachine.ts';
import { ActionCount } from './ActionCount.tsx';
import { useTexts } from './texts.ts';

export interface ToggleLikeProps {
  /** What is liked. */
  subject: LikeSubject;
  /** The like as the server told it last. */
  like: Like;
  /** Id of what names the subject, where that is not plain from the place. @default none */
  about?: string;
  /** Whether it is drawn small. @default false */
  isSmall?: boolean;
  /** Whether the member may not like it. @default false */
  isDisabled?: boolean;
}

/** Likes something and takes the like back; shown at once, kept until the server has it. */
export function ToggleLike(props: ToggleLikeProps) {
  const { subject, like, about, isSmall = false, isDisabled = false } = props;
  const { liked: value, count } = like;
  const { t } = useTexts();
  const countId = useId();
  const actor = usePersistentActor(subject.key, provideLike, { subject, value, count });
  const isLiked = useSelector(actor, ({ context }) => shownToggle(context).value);
  const shownCount = useSelector(actor, ({ context }) => shownToggle(context).count ?? 0);
  const [isLively, setLively] = useState(false);

  useEffect(() => {
    const { settled } = actor.getSnapshot().context;
    // Most begin with what was read; an event for each would hold up the first paint.
    if (settled.value === value && settled.count === count) return;
    actor.send({ type: 'toggle.read', value, count });
  }, [actor, value, count]);

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
