import { useViewActor } from '@saudagar/portal';
import type { ReactNode } from 'react';
import { DataSection } from './data/DataSection.tsx';
import { DeleteSection } from './data/DeleteSection.tsx';
import { DevicesSection } from './devices/DevicesSection.tsx';
import { provideDevices } from './devices/devicesFlow.ts';
import { LeftContentSection } from './left/LeftContentSection.tsx';
import { PasswordSection } from './password/PasswordSection.tsx';

/** Props of {@link Settings}. */
export interface SettingsProps {
  /**
   * Appearance settings of the portal, such as language and colours, before the rest.
   * @default nothing
   */
  appearance?: ReactNode | undefined;
  /** Notification settings, after password and devices. @default nothing */
  notifications?: ReactNode | undefined;
  /** Privacy settings, such as blocked members, after notifications. @default nothing */
  privacy?: ReactNode | undefined;
  /** A button that signs out on all devices, beside their list. @default none */
  signOutEverywhere?: ReactNode | undefined;
}

/** The settings of a member's account: password, devices, own data, deletion. */
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
      <LeftContentSection />
      <DeleteSection />
    </div>
  );
}
