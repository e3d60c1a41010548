import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { classes } from '../classes.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** A few words more. No phone shows them: nothing may depend on them, least of all a name. */
  text: ReactNode;
  /** Whether it stays away. @default false */
  isDisabled?: boolean;
  /** Class of the tooltip. */
  className?: string | undefined;
  /** A button or link of the kit, with a name of its own. */
  children: ReactElement;
}

/** Pointing waits, or what one passes on the way would flash; focus shows it at once. */
const DELAY_MS = 600;
/** Time to pass over the gap. */
const CLOSE_DELAY_MS = 150;

/** Of all overlays: what opened last lies on top. */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** Describes a button or link while it is pointed at or focused. Escape closes it. */
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
