import { Card } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';

/** Props of {@link Section}. */
export interface SectionProps {
  /** Its heading. */
  title: string;
  /** What it is for. @default nothing */
  text?: string | undefined;
  /** What can be done. */
  children: ReactNode;
}

/** A part of the settings: what it is about, and what can be done. */
export function Section({ title, text, children }: SectionProps) {
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
