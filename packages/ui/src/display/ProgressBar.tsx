import type { ReactNode } from 'react';
// Not the component: it stands in one module with what every button needs, so that each first page
// would carry it and the formatting of numbers with it.
import { type AriaProgressBarProps, useProgressBar } from 'react-aria/useProgressBar';
import { classes } from '../classes.ts';

export interface ProgressBarProps
  extends Omit<AriaProgressBarProps, 'label' | 'minValue' | 'maxValue'> {
  /** How much of it is done, 0 to 100. @default 0 */
  value?: number;
  /** What is under way. Without it give `aria-label`. */
  label?: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** How far something is, or with `isIndeterminate` that it is under way. */
export function ProgressBar({ className, ...props }: ProgressBarProps) {
  const { progressBarProps, labelProps } = useProgressBar(props);
  const { 'aria-valuenow': percentage, 'aria-valuetext': valueText } = progressBarProps;
  return (
    <div {...progressBarProps} className={classes('sg-progress', className)}>
      {props.label && (
        <span className="sg-progress-texts">
          <span {...labelProps}>{props.label}</span>
          <span className="sg-progress-value">{valueText}</span>
        </span>
      )}
      <span className="sg-progress-track">
        <span className="sg-progress-fill" style={{ inlineSize: `${percentage ?? 40}%` }} />
      </span>
    </div>
  );
}
