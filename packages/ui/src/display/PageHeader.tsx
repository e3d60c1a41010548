import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** What the page is: its only heading of level 1. */
  title: string;
  /** What it is for, in a sentence. */
  intro?: string;
  /** Stands in for title and introduction, such as a portal's own. @default title and introduction */
  instead?: ReactNode;
  /** What the page offers at once, beside its title or below it. */
  children?: ReactNode;
}

/** What stands above a page: its title, what it is for, and what it offers at once. */
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
