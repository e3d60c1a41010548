import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { classes } from '../classes.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** Additional text. Phones do not show it: nothing may depend on it, least of all a name. */
  text: ReactNode;
  /** Disables the tooltip. @default false */
  isDisabled?: boolean;
  /** Class of the tooltip. */
  className?: string | undefined;
  /** A button or link of the kit, with a name of its own. */
  children: ReactElement;
}

/** Delay on hover, so that passing over elements shows nothing; focus shows it at once. */
const DELAY_MS = 600;
/** Time for the pointer to cross the gap. */
const CLOSE_DELAY_MS = 150;

/** Same level for all overlays: the last one opened is on top. */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** Describes a button or link on hover or focus. Escape closes it. */
export function Tooltip(props: TooltipProps) {
  const { text, isDisabled = false, placement = 'top', className, children } = props;
  return (
    <TooltipTrigger delay={DELAY_MS} closeDelay={CLOSE_DELAY_MS} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        style={level}
        className={classes('sg-tooltip', className)}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
