import { usePortal } from '@saudagar/portal';
import { Button, EmptyState } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import EyeOff from 'lucide-react/icons/eye-off';
import Newspaper from 'lucide-react/icons/newspaper';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { keepComposer } from '../composer/composerActors.ts';
import { useConfiguration } from '../configuration/useConfiguration.tsx';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import type { feedMachine } from './feedMachine.ts';

interface FeedEmptinessProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Replaces the text when no post exists. */
  empty: ReactNode;
  /** Called to clear hashtag and filter. */
  onWiden: () => void;
}

/** States without a post to show: none exists, none matches, or all are hidden. */
const EMPTY_STATES = ['empty', 'unmatched', 'hidden'] as const;

const ICONS = { empty: <Newspaper />, unmatched: <SearchX />, hidden: <EyeOff /> };

/** Explains why no posts are shown, with a button to change that. */
export function FeedEmptiness({ actor, empty, onWiden }: FeedEmptinessProps) {
  const { t } = useTexts();
  const portal = usePortal();
  const { source, isReadOnly } = useFeedContext();
  const configuration = useConfiguration();
  const state = useSelector(actor, (snapshot) =>
    EMPTY_STATES.find((one) => snapshot.matches({ loaded: { list: { bare: one } } })),
  );
  const actions = {
    empty: !isReadOnly && (
      <Button onPress={() => keepComposer(portal, source).send({ type: 'composer.opened' })}>
        {t('nothing.begin')}
      </Button>
    ),
    unmatched: <Button onPress={onWiden}>{t('nothing.widen')}</Button>,
    hidden: <Button {...configuration.openerProps}>{t('configuration.open')}</Button>,
  };
  const isReplaced = state === 'empty' && empty !== undefined;
  return (
    <>
      {isReplaced && <div className="sg-slot">{empty}</div>}
      {state && !isReplaced && (
        <EmptyState
          key={state}
          illustration={ICONS[state]}
          title={t(`nothing.${state}.title`)}
          action={actions[state]}
        >
          {t(`nothing.${state}.text`)}
        </EmptyState>
      )}
      {configuration.dialog}
    </>
  );
}
