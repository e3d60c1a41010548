import { Card } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';

/** Props of {@link SettingsSection}. */
export interface SettingsSectionProps {
  /** Its heading. */
  title: string;
  /** What it is for. @default nothing */
  text?: string | undefined;
  /** What can be done. */
  children: ReactNode;
}

/** A part of the settings: what it is about, and what can be done. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" className="sg-settings-section" aria-labelledby={id}>
      <h2 id={id} className="sg-settings-title">
        {title}
      </h2>
      {text && <p className="sg-settings-text">{text}</p>}
      {children}
    </Card>
  );
}
