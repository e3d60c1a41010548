import { shownToggle } from '@saudagar/flows';
import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Switch } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { providePresenceChoice } from './presenceChoiceFlow.ts';

/** Switch of whether others see when the member is online; optimistic until saved. */
export function PresenceChoice({ known }: { known: boolean }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor('blocking.presence', providePresenceChoice, {
    subject: null,
    value: known,
  });
  const isSelected = useSelector(actor, ({ context }) => shownToggle(context).value);
  useEmitted(actor, 'toggle.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('failed')),
  );
  useEffect(() => {
    if (actor.getSnapshot().context.settled.value !== known)
      actor.send({ type: 'toggle.read', value: known });
  }, [actor, known]);
  return (
    <Switch
      isSelected={isSelected}
      onChange={() => actor.send({ type: 'toggle.pressed' })}
      description={t('presence.hint')}
    >
      {t('presence.label')}
    </Switch>
  );
}
