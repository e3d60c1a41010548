'use client';

export { OwnPassword } from './password/OwnPassword.tsx';
export {
  Section as SettingsSection,
  type SectionProps as SettingsSectionProps,
} from './Section.tsx';
export { Settings, type SettingsProps } from './Settings.tsx';
