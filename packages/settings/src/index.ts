'use client';

export { OwnPassword } from './password/OwnPassword.tsx';
export { Settings, type SettingsProps } from './Settings.tsx';
export { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
