import type { ReactNode } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
  Label,
} from 'react-aria-components';
import { classes } from '../classes.ts';

export interface ProgressBarProps
  extends Omit<AriaProgressBarProps, 'children' | 'className' | 'style' | 'render'> {
  /** What is under way. Without it give `aria-label`. */
  label?: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** How far something is, or with `isIndeterminate` that it is under way. */
export function ProgressBar({ label, className, ...rest }: ProgressBarProps) {
  return (
    <AriaProgressBar {...rest} className={classes('sg-progress', className)}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {label && (
            <span className="sg-progress-texts">
              <Label>{label}</Label>
              <span className="sg-progress-value">{valueText}</span>
            </span>
          )}
          <span className="sg-progress-track" data-indeterminate={isIndeterminate || undefined}>
            <span className="sg-progress-fill" style={{ inlineSize: `${percentage ?? 40}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
