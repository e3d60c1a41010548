import type { Post } from '@saudagar/contract';
import { useEmitted, useKeptActor } from '@saudagar/portal';
import { ToggleButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect, useId, useState } from 'react';
import { ActionCount } from './ActionCount.tsx';
import { provideLike } from './likeActors.ts';
import { shownLike } from './likeMachine.ts';
import type { PostChange } from './postChange.ts';
import { useTexts } from './texts.ts';

interface LikeButtonProps {
  post: Post;
  /** Told what the server made of the like. */
  onChange: (change: PostChange) => void;
}

/** Likes a post and takes it back (FEED-102–107); shown at once, kept until the server has it. */
export function LikeButton({ post, onChange }: LikeButtonProps) {
  const { t } = useTexts();
  const { id, user_liked, likes_count } = post;
  const countId = useId();
  const like = useKeptActor(`feed.like.${id}`, provideLike, {
    postId: id,
    liked: user_liked,
    count: likes_count,
  });
  const liked = useSelector(like, ({ context }) => shownLike(context).liked);
  const count = useSelector(like, ({ context }) => shownLike(context).count);
  const [isLively, setLively] = useState(false);

  useEffect(() => {
    like.send({ type: 'post.read', liked: user_liked, count: likes_count });
  }, [like, user_liked, likes_count]);

  useEmitted(like, 'like.settled', (settled) =>
    onChange({ type: 'post.liked', id, liked: settled.liked, count: settled.count }),
  );

  return (
    <ToggleButton
      variant="quiet"
      size="compact"
      className="sg-feed-like"
      icon={<Heart className="sg-feed-action-icon" />}
      data-lively={isLively || undefined}
      isSelected={liked}
      aria-describedby={countId}
      onChange={() => {
        setLively(true);
        like.send({ type: 'like.toggled' });
      }}
    >
      {t('like.action')}
      <ActionCount id={countId} count={count} text={t('like.count', { count })} />
    </ToggleButton>
  );
}
