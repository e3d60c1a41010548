import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';

export interface StatListProps {
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** The figures, each a {@link StatCard}. */
  children: ReactNode;
}

/** Figures in rows of as many as fit. */
export function StatList({ className, children }: StatListProps) {
  return <dl className={classes('sg-stats', className)}>{children}</dl>;
}

export interface StatCardProps {
  /** Names the figure. */
  label: ReactNode;
  /** The formatted figure: '1,204' or '$2.5B+'. */
  value: ReactNode;
  /** An icon beside the figure; decoration only. */
  icon?: ReactNode | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** One figure with its label, inside a {@link StatList}. */
export function StatCard({ label, value, icon, className }: StatCardProps) {
  return (
    <div className={classes('sg-stat', className)}>
      <dt className="sg-stat-label">
        {icon && <Icon>{icon}</Icon>}
        {label}
      </dt>
      <dd className="sg-stat-value">{value}</dd>
    </div>
  );
}
