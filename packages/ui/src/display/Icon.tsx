import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface IconProps {
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** The SVG, for example from `lucide-react`. */
  children: ReactNode;
}

/** An icon in the size of the text around it. Decoration only: the text has the meaning. */
export function Icon({ className, children }: IconProps) {
  return (
    <span className={classes('sg-icon', className)} aria-hidden="true">
      {children}
    </span>
  );
}
