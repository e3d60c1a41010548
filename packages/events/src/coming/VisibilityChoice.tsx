import { shownToggle } from '@saudagar/flows';
import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Switch } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from './texts.ts';
import { provideVisibility } from './visibilityFlow.ts';

interface VisibilityChoiceProps {
  eventId: string;
  /** The server's value. */
  isVisible: boolean;
}

/** Switch of one's own visibility; changes at once and returns after a failure. */
export function VisibilityChoice({ eventId, isVisible }: VisibilityChoiceProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`events.visibility.${eventId}`, provideVisibility, {
    subject: { id: eventId },
    value: isVisible,
  });
  const isSelected = useSelector(actor, ({ context }) => shownToggle(context).value);
  useEmitted(actor, 'toggle.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('failed')),
  );
  useEffect(() => {
    if (actor.getSnapshot().context.settled.value !== isVisible)
      actor.send({ type: 'toggle.read', value: isVisible });
  }, [actor, isVisible]);
  return (
    <Switch
      isSelected={isSelected}
      onChange={() => actor.send({ type: 'toggle.pressed' })}
      description={t('showHint')}
    >
      {t('show')}
    </Switch>
  );
}
