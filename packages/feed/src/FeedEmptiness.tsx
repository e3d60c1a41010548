import { Button, EmptyState, useOnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { feedMachine } from './feedMachine.ts';
import { configurationDialog } from './feedParts.ts';
import { useTexts } from './texts.ts';

interface FeedEmptinessProps {
  actor: ActorRefFrom<typeof feedMachine>;
  /** Told that all posts are wanted, whatever hashtag or kind they were narrowed to. */
  onWiden: () => void;
}

/** Says why there is nothing to show: nothing was written, nothing fits, or all of it is hidden. */
export function FeedEmptiness({ actor, onWiden }: FeedEmptinessProps) {
  const { t } = useTexts();
  const configuration = useOnDemand(configurationDialog);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'empty' }));
  const isUnmatched = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'unmatched' }));
  const isHidden = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'hidden' }));
  return (
    <>
      {isEmpty && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {isUnmatched && (
        <EmptyState
          title={t('unmatched.title')}
          action={<Button onPress={onWiden}>{t('unmatched.widen')}</Button>}
        >
          {t('unmatched.text')}
        </EmptyState>
      )}
      {isHidden && (
        <EmptyState
          title={t('allHidden.title')}
          action={<Button {...configuration.openerProps}>{t('configuration.open')}</Button>}
        >
          {t('allHidden.text')}
        </EmptyState>
      )}
      {configuration.isOpen && <configurationDialog.View onClose={configuration.close} />}
    </>
  );
}
