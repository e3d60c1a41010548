import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** Title of the page, the only level 1 heading. */
  title: string;
  /** Purpose of the page, in a sentence; not shown where the header is as narrow as a phone. */
  intro?: string | undefined;
  /** Replaces title and introduction, for a portal's own header. @default title and introduction */
  instead?: ReactNode | undefined;
  /** Main actions of the page, beside its title or below it. */
  children?: ReactNode | undefined;
}

/** A page's header: title, introduction and main actions. */
export function PageHeader({ title, intro, instead, children }: PageHeaderProps) {
  return (
    <div className="sg-page-header">
      {instead === undefined ? (
        <div className="sg-page-titles">
          <h1 className="sg-page-title">{title}</h1>
          {intro && <p className="sg-page-intro">{intro}</p>}
        </div>
      ) : (
        <div className="sg-slot">{instead}</div>
      )}
      {children}
    </div>
  );
}
