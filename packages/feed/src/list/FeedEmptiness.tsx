import { Button, EmptyState } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '../configuration/useConfiguration.tsx';
import { useTexts } from '../texts.ts';
import type { feedMachine } from './feedMachine.ts';

interface FeedEmptinessProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Stands in for the words where there is no post at all. */
  empty: ReactNode;
  /** Told that all posts are wanted, whatever hashtag or kind they were narrowed to. */
  onWiden: () => void;
}

/** States without a post to show: nothing was written, nothing fits, or all of it is hidden. */
const EMPTY_STATES = ['empty', 'unmatched', 'hidden'] as const;

/** Says why there is nothing to show, and the way to what there is. */
export function FeedEmptiness({ actor, empty, onWiden }: FeedEmptinessProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const state = useSelector(actor, (snapshot) =>
    EMPTY_STATES.find((one) => snapshot.matches({ loaded: { list: { bare: one } } })),
  );
  const actions = {
    empty: null,
    unmatched: <Button onPress={onWiden}>{t('nothing.widen')}</Button>,
    hidden: <Button {...configuration.openerProps}>{t('configuration.open')}</Button>,
  };
  const isReplaced = state === 'empty' && empty !== undefined;
  return (
    <>
      {isReplaced && <div className="sg-slot">{empty}</div>}
      {state && !isReplaced && (
        <EmptyState key={state} title={t(`nothing.${state}.title`)} action={actions[state]}>
          {t(`nothing.${state}.text`)}
        </EmptyState>
      )}
      {configuration.dialog}
    </>
  );
}
