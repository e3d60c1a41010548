import { Button, SkeletonCard } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '../configuration/useConfiguration.tsx';
import { useTexts } from '../texts.ts';
import { FeedFailure } from './FeedFailure.tsx';
import type { feedMachine } from './feedMachine.ts';

/** How long before it is in sight the next page is asked for. */
const AHEAD = '800px';

interface ListEndProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Told that the reader asked for the next page by the button. */
  onAsked: () => void;
}

/** What stands below the last post: the next page on its way, failed, to be had, or the end. */
export function ListEnd({ actor, onAsked }: ListEndProps) {
  const { t } = useTexts();
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
  const isRateLimited = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { list: 'rateLimited' } }),
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

  // The button that was pressed may be gone with the last page, and that page may be hidden whole:
  // then focus stays where the button stood.
  useEffect(() => {
    if (isLoading || !wasAsked.current) return;
    wasAsked.current = false;
    if (isComplete && document.activeElement === document.body) container.current?.focus();
  }, [isLoading, isComplete]);

  return (
    <div ref={container} className="sg-feed-end" tabIndex={-1}>
      {isLoading && <SkeletonCard />}
      {hasFailed && <FeedFailure actor={actor} title={t('more.failed')} />}
      {isRateLimited && (
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
      {isComplete && <p className="sg-feed-end-text">{t('more.end')}</p>}
    </div>
  );
}
