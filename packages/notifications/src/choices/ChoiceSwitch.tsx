import type { ChosenTopic } from '@saudagar/contract';
import { shownToggle } from '@saudagar/flows';
import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Switch } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { provideChoice } from './choiceFlow.ts';

interface ChoiceSwitchProps {
  topic: ChosenTopic;
  /** Server value of the topic. */
  isOn: boolean;
}

/** Switch of a topic; changes at once and returns after a failure. */
export function ChoiceSwitch({ topic, isOn }: ChoiceSwitchProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`notifications.choice.${topic}`, provideChoice, {
    subject: { topic },
    value: isOn,
  });
  const isSelected = useSelector(actor, ({ context }) => shownToggle(context).value);
  useEmitted(actor, 'toggle.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('choices.failed')),
  );
  useEffect(() => {
    if (actor.getSnapshot().context.settled.value !== isOn)
      actor.send({ type: 'toggle.read', value: isOn });
  }, [actor, isOn]);
  return (
    <Switch
      isSelected={isSelected}
      onChange={() => actor.send({ type: 'toggle.pressed' })}
      description={t(`topics.${topic}.text`)}
    >
      {t(`topics.${topic}.title`)}
    </Switch>
  );
}
