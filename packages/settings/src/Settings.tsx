import { useViewActor } from '@saudagar/portal';
import type { ReactNode } from 'react';
import { DataSection } from './data/DataSection.tsx';
import { DeleteSection } from './data/DeleteSection.tsx';
import { DevicesSection } from './devices/DevicesSection.tsx';
import { provideDevices } from './devices/devicesFlow.ts';
import { PasswordSection } from './password/PasswordSection.tsx';

/** Props of {@link Settings}. */
export interface SettingsProps {
  /** What the portal itself lets choose, such as language and colours, before the rest. @default nothing */
  appearance?: ReactNode;
  /** What the member is told about, after password and devices. @default nothing */
  notifications?: ReactNode;
  /** What concerns other members, such as who is blocked, after that. @default nothing */
  privacy?: ReactNode;
  /** A button that signs out here and everywhere, beside the devices. @default none */
  signOutEverywhere?: ReactNode;
}

/** The settings of one's account: password, devices, own data, deletion. */
// SHELL-061, ACCT-139
export function Settings({ appearance, notifications, privacy, signOutEverywhere }: SettingsProps) {
  const devices = useViewActor(provideDevices, { query: null });
  return (
    <div className="sg-settings">
      {appearance}
      <PasswordSection onChanged={() => devices.send({ type: 'list.refreshed' })} />
      <DevicesSection actor={devices} signOutEverywhere={signOutEverywhere} />
      {notifications}
      {privacy}
      <DataSection />
      <DeleteSection />
    </div>
  );
}
