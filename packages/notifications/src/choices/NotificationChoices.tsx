import { CHOSEN_TOPICS } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { MutedItems } from '../muting/MutedItems.tsx';
import { useTexts } from '../texts.ts';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { provideChoices } from './choicesFlow.ts';

/** Notification topics of the member, and muted items. */
// SHELL-061
export function NotificationChoices() {
  const { t } = useTexts();
  const actor = usePersistentActor('notifications.choices', provideChoices, { query: null });
  return (
    <div className="sg-notification-choices">
      <ReadView actor={actor} skeleton={<SkeletonText lines={6} />}>
        {(choices) => (
          <ul className="sg-notification-topics" aria-label={t('choices.list')}>
            {choices.map(({ topic, app }) => {
              // A newer server may send further topics.
              const known = CHOSEN_TOPICS.find((chosen) => chosen === topic);
              return (
                known && (
                  <li key={known}>
                    <ChoiceSwitch topic={known} isOn={app} />
                  </li>
                )
              );
            })}
          </ul>
        )}
      </ReadView>
      <MutedItems />
    </div>
  );
}
