import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { KawungMark } from './Kawung.tsx';

export interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** A picture above the title; decoration only. @default the kawung flower */
  illustration?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
}

/** Says that there is nothing yet, and invites to the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, level = 2, illustration = <KawungMark />, action, className, children } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classes('sg-empty', className)}>
      <div className="sg-empty-image">{illustration}</div>
      <Heading className="sg-empty-title">{title}</Heading>
      {children && <div className="sg-empty-text">{children}</div>}
      {action && <div className="sg-empty-action">{action}</div>}
    </div>
  );
}
