import { shownToggle } from '@saudagar/flows';
import { ReadView } from '@saudagar/flows/react';
import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { SkeletonText, Switch } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { provideSummaryChoice } from './summaryChoiceFlow.ts';
import { provideSummary } from './summaryFlow.ts';

/** Switch for a daily mail of unread notifications; hidden when the server sends no mail. */
export function DailySummary() {
  const actor = usePersistentActor('notifications.summary', provideSummary, { query: null });
  return (
    <ReadView actor={actor} skeleton={<SkeletonText lines={2} />}>
      {({ offered, daily }) => offered && <SummarySwitch isOn={daily} />}
    </ReadView>
  );
}

/** Switch of the daily mail; changes at once and returns after a failure. */
function SummarySwitch({ isOn }: { isOn: boolean }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor('notifications.summaryChoice', provideSummaryChoice, {
    subject: null,
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
      description={t('summary.text')}
    >
      {t('summary.title')}
    </Switch>
  );
}
