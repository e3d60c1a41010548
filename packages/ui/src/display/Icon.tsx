import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface IconProps {
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
  /** The drawing, such as one of `lucide-react`. */
  children: ReactNode;
}

/** An icon as large as the text around it. Decoration only: what it means is said beside it. */
export function Icon({ className, children }: IconProps) {
  return (
    <span className={classes('sg-icon', className)} aria-hidden="true">
      {children}
    </span>
  );
}
