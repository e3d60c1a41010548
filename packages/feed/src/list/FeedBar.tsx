import { IconButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '../configuration/useConfiguration.tsx';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import type { feedMachine } from './feedMachine.ts';

interface FeedBarProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Ref of the settings button, for focusing it. */
  settingsRef: RefObject<HTMLButtonElement | null>;
}

/** Refresh and settings, beside the composer (FEED-065, 066). */
export function FeedBar({ actor, settingsRef }: FeedBarProps) {
  const { t } = useTexts();
  const { source } = useFeedContext();
  const configuration = useConfiguration();
  const isLoaded = useSelector(actor, (snapshot) => snapshot.matches('loaded'));
  const isRefreshing = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { reading: 'refreshing' } }),
  );
  return (
    <div className="sg-feed-bar">
      {isLoaded && (
        <IconButton
          aria-label={t('refresh')}
          isPending={isRefreshing}
          onPress={() => actor.send({ type: 'feed.refresh' })}
        >
          <RefreshCw />
        </IconButton>
      )}
      {source.isConfigurable && (
        <IconButton
          {...configuration.openerProps}
          ref={settingsRef}
          aria-label={t('configuration.open')}
        >
          <SlidersHorizontal />
        </IconButton>
      )}
      {configuration.dialog}
    </div>
  );
}
