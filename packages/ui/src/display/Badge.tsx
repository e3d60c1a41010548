import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';

export interface BadgeProps {
  /** Colour, by meaning. @default 'neutral' */
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'danger' | undefined;
  /** An icon before the text; decoration only. */
  icon?: ReactNode | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** One or two words, or a number. */
  children: ReactNode;
}

/** A short label or number beside the item it describes. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classes('sg-badge', className)} data-tone={tone}>
      {icon && <Icon>{icon}</Icon>}
      {children}
    </span>
  );
}
