import { Card } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';

/** Props of {@link SettingsSection}. */
export interface SettingsSectionProps {
  /** Heading of the section. */
  title: string;
  /** Description of the section. @default nothing */
  text?: string | undefined;
  /** Controls of the section. */
  children: ReactNode;
}

/** A section of the settings: heading, description and controls. */
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
