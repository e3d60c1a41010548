import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { classes } from '../classes.ts';

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'children' | 'className' | 'style' | 'render'> {
  /** Name of the small dialog. */
  'aria-label': string;
  /** Class of the panel, for its size. */
  className?: string | undefined;
  /** The content, or a function given `close`. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
}

/** Of all overlays: what opened last lies on top. React Aria's own lies over a dialog opened from it. */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** A small dialog beside the button that opens it; put both into React Aria’s `DialogTrigger`. */
export function Popover({ 'aria-label': name, className, children, ...rest }: PopoverProps) {
  return (
    <AriaPopover {...rest} style={level} className={classes('sg-popover', className)}>
      <AriaDialog aria-label={name} className="sg-popover-body">
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
