import { Button, SkeletonCard } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { FeedFailure } from './FeedFailure.tsx';
import type { feedMachine } from './feedMachine.ts';
import { useTexts } from './texts.ts';

/** How long before it is in sight the next page is asked for. */
const AHEAD = '800px';

/** What stands below the last post: the next page on its way, failed, to be had, or the end. */
export function ListEnd({ actor }: { actor: ActorRefFrom<typeof feedMachine> }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const canLoad = useSelector(actor, (snapshot) => snapshot.can({ type: 'feed.more' }));
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'loadingMore' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'moreFailed' }));
  const isComplete = useSelector(actor, ({ context }) => context.cursor === null);

  useEffect(() => {
    if (!canLoad || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) actor.send({ type: 'feed.more' });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [actor, canLoad]);

  // The button that was pressed is gone with the last page: focus stays where it stood. A page that
  // came by scrolling moves no focus, even where an earlier one was asked for.
  useEffect(() => {
    if (isLoading || !wasAsked.current) return;
    wasAsked.current = false;
    if (isComplete) place.current?.focus();
  }, [isLoading, isComplete]);

  return (
    <div ref={place} className="sg-feed-end" tabIndex={-1}>
      {isLoading && <SkeletonCard />}
      {hasFailed && <FeedFailure actor={actor} title={t('more.failed')} />}
      {(canLoad || isLoading) && (
        <Button
          className="sg-feed-end-more"
          onPress={() => {
            wasAsked.current = true;
            actor.send({ type: 'feed.more' });
          }}
        >
          {t('more.load')}
        </Button>
      )}
      {isComplete && <p className="sg-feed-end-text">{t('more.end')}</p>}
    </div>
  );
}
