import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { BackToClose } from './BackToClose.tsx';

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'children' | 'className' | 'style' | 'render'> {
  /** Accessible name of the popover. */
  'aria-label': string;
  /** Class of the panel, for its size. */
  className?: string | undefined;
  /** The content, or a function that receives `close`. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
}

/**
 * Same level for all overlays: the last one opened is on top. React Aria's default would cover a
 * dialog opened from it.
 */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** A small dialog beside its button; put both into React Aria’s `DialogTrigger`. */
export function Popover({ 'aria-label': name, className, children, ...rest }: PopoverProps) {
  const { isOpen, onOpenChange } = rest;
  return (
    <AriaPopover {...rest} style={level} className={classes('sg-popover', className)}>
      {/* While it disappears, the overlay around it is a dialog below. */}
      {isOpen !== false && (
        <BackToClose onClose={isOpen ? () => onOpenChange?.(false) : undefined} />
      )}
      <AriaDialog aria-label={name} className="sg-popover-body">
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
