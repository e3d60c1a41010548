import { Button, SkeletonCard } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '../configuration/useConfiguration.tsx';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import { FeedFailure } from './FeedFailure.tsx';
import type { feedMachine } from './feedMachine.ts';

/** Distance from the viewport at which the next page loads. */
const AHEAD = '800px';

interface ListEndProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Called when the reader presses _Load more_. */
  onAsked: () => void;
}

/** Footer of the list: loading, failed, _Load more_, or the end. */
export function ListEnd({ actor, onAsked }: ListEndProps) {
  const { t } = useTexts();
  const { texts } = useFeedContext();
  const configuration = useConfiguration();
  const container = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const canLoad = useSelector(actor, (snapshot) => snapshot.can({ type: 'feed.more' }));
  const goesOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'feed.neared' }));
  const isLoading = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { reading: 'loadingMore' } }),
  );
  const hasFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { reading: 'moreFailed' } }),
  );
  const isPaused = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { list: 'paused' } }),
  );
  const isComplete = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { list: 'complete' } }),
  );

  useEffect(() => {
    if (!goesOn || !container.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          actor.send({ type: 'feed.neared' });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [actor, goesOn]);

  // The pressed button may unmount with the last page, and that page may be entirely hidden: focus
  // then moves to the footer.
  useEffect(() => {
    if (isLoading || !wasAsked.current) return;
    wasAsked.current = false;
    if (isComplete && document.activeElement === document.body) container.current?.focus();
  }, [isLoading, isComplete]);

  return (
    <div ref={container} className="sg-feed-end" tabIndex={-1}>
      {isLoading && <SkeletonCard />}
      {hasFailed && <FeedFailure actor={actor} title={t('more.failed')} />}
      {isPaused && (
        <p className="sg-feed-end-text">
          {t('more.hidden')}{' '}
          <Button {...configuration.openerProps} variant="quiet" size="small">
            {t('configuration.open')}
          </Button>
        </p>
      )}
      {configuration.dialog}
      {(canLoad || isLoading) && (
        <Button
          className="sg-feed-end-more"
          onPress={() => {
            if (!canLoad) return;
            wasAsked.current = true;
            onAsked();
            actor.send({ type: 'feed.more' });
          }}
        >
          {t('more.load')}
        </Button>
      )}
      {isComplete && <p className="sg-feed-end-text">{texts.end ?? t('more.end')}</p>}
    </div>
  );
}
