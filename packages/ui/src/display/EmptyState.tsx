import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { KawungMark } from './Kawung.tsx';

export interface EmptyStateProps {
  /** States the missing content. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** An image above the title; decoration only. @default the kawung flower */
  illustration?: ReactNode | undefined;
  /** The next step, as a button or link. */
  action?: ReactNode | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** Explains why it is empty and how to fill it. */
  children?: ReactNode | undefined;
}

/** Placeholder of an empty view, with the next step. */
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
