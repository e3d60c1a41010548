import { shownToggle } from '@saudagar/flows';
import { useKeptActor } from '@saudagar/portal';
import { ToggleButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useId, useState } from 'react';
import { ActionCount } from '../card/ActionCount.tsx';
import { likeKey } from '../keptKeys.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import type { Written } from '../written.ts';
import { provideLike } from './likeActors.ts';

/** Whether something is liked by the member, and by how many members in all. */
interface Like {
  liked: boolean;
  count: number;
}

interface LikeButtonProps extends Written {
  /** The like as the server told it last. */
  like: Like;
  /** Id of what the like is about, where that is not plain from the place. */
  about?: string;
  /** Whether it is drawn small. @default false */
  isSmall?: boolean;
}

/** Likes a post or comment and takes it back (FEED-102–107); shown at once, kept until the server has it. */
export function LikeButton(props: LikeButtonProps) {
  const { postId, commentId, like, about, isSmall = false } = props;
  const { t } = useTexts();
  const { source, isReadOnly } = useSource();
  const { liked, count } = like;
  const countId = useId();
  const subject = { postId, commentId };
  const actor = useKeptActor(likeKey(source, subject), provideLike(source), {
    subject,
    value: liked,
    count,
  });
  const isLiked = useSelector(actor, ({ context }) => shownToggle(context).value);
  const shownCount = useSelector(actor, ({ context }) => shownToggle(context).count ?? 0);
  const [isLively, setLively] = useState(false);

  useEffect(() => {
    const { settled } = actor.getSnapshot().context;
    // Most begin with what was read; an event for each would hold up the first paint.
    if (settled.value === liked && settled.count === count) return;
    actor.send({ type: 'toggle.read', value: liked, count });
  }, [actor, liked, count]);

  return (
    <ToggleButton
      variant="quiet"
      size={isSmall ? 'small' : 'compact'}
      className="sg-post-like"
      icon={<Heart className="sg-post-action-icon" />}
      data-lively={isLively || undefined}
      isSelected={isLiked}
      isDisabled={isReadOnly}
      aria-describedby={about ? `${about} ${countId}` : countId}
      onChange={() => {
        setLively(true);
        actor.send({ type: 'toggle.pressed' });
      }}
    >
      <span className="sg-post-action-label">{t('like.action')}</span>
      <ActionCount id={countId} count={shownCount} text={t('like.count', { count: shownCount })} />
    </ToggleButton>
  );
}
