import type { Resource } from '@saudagar/contract';
import { shownToggle } from '@saudagar/flows';
import { useKeptActor } from '@saudagar/portal';
import { formatNumber, ToggleButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideLike } from './likeActors.ts';

/** Likes a resource and takes it back: shown at once, kept until the server has it (RES-014). */
export function LikeButton({ resource, about }: { resource: Resource; about: string }) {
  const { t, locale } = useTexts();
  const { id, liked: value = false, likes_count: count } = resource;
  const countId = useId();
  const actor = useKeptActor(`resources.like.${id}`, provideLike, {
    subject: { id },
    value,
    count,
  });
  const isLiked = useSelector(actor, ({ context }) => shownToggle(context).value);
  const likes = useSelector(actor, ({ context }) => shownToggle(context).count ?? 0);

  useEffect(() => {
    const { settled } = actor.getSnapshot().context;
    if (settled.value !== value || settled.count !== count)
      actor.send({ type: 'toggle.read', value, count });
  }, [actor, value, count]);

  return (
    <ToggleButton
      variant="quiet"
      size="compact"
      className="sg-resource-like"
      icon={<Heart />}
      isSelected={isLiked}
      aria-describedby={`${about} ${countId}`}
      onChange={() => actor.send({ type: 'toggle.pressed' })}
    >
      {t('like.action')}
      {likes > 0 && (
        <span className="sg-resource-count" aria-hidden="true">
          {formatNumber(likes, locale, { notation: 'compact' })}
        </span>
      )}
      <span id={countId} hidden>
        {t('like.count', { count: likes })}
      </span>
    </ToggleButton>
  );
}
