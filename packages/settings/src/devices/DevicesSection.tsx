import type { Session } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { Button, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { SettingsSection } from '../SettingsSection.tsx';
import { useTexts } from '../texts.ts';
import { DeviceRow } from './DeviceRow.tsx';
import type { devicesMachine } from './devicesFlow.ts';
import { EndDeviceDialog } from './EndDeviceDialog.tsx';

interface DevicesSectionProps {
  actor: ActorRefFrom<typeof devicesMachine>;
  /** The host's button that signs out on all devices. */
  signOutEverywhere: ReactNode;
}

/** The member's signed-in devices, with sign-out. */
export function DevicesSection({ actor, signOutEverywhere }: DevicesSectionProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const hasOthers = useSelector(actor, ({ context }) =>
    context.items.some(({ is_current }) => !is_current),
  );
  const forget = (ended: Session | 'others') =>
    actor.send({
      type: 'items.changed',
      change: (items) =>
        items.filter(({ id, is_current }) => (ended === 'others' ? is_current : id !== ended.id)),
    });
  return (
    <SettingsSection title={t('devices.title')} text={t('devices.text')}>
      <ListView
        actor={actor}
        aria-label={t('devices.list')}
        idOf={({ id }) => id}
        skeleton={<SkeletonText lines={2} />}
        skeletons={2}
        failureTitle={t('devices.failed')}
        empty={<p className="sg-settings-text">{t('devices.none')}</p>}
      >
        {(session) => <DeviceRow session={session} onEnd={() => setAsked(session)} />}
      </ListView>
      <div className="sg-settings-acts">
        {hasOthers && <Button onPress={() => setAsked('others')}>{t('devices.endOthers')}</Button>}
        {signOutEverywhere}
      </div>
      {asked && (
        <EndDeviceDialog of={asked} onDone={() => forget(asked)} onClose={() => setAsked(null)} />
      )}
    </SettingsSection>
  );
}
