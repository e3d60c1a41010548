import type { ReactNode } from 'react';
// The hook instead of the component, whose module would add number formatting to every first page.
import { type AriaProgressBarProps, useProgressBar } from 'react-aria/useProgressBar';
import { classes } from '../classes.ts';

export interface ProgressBarProps
  extends Omit<AriaProgressBarProps, 'label' | 'minValue' | 'maxValue'> {
  /** Completed percentage, 0 to 100. @default 0 */
  value?: number;
  /** Names the task. Without it provide `aria-label`. */
  label?: ReactNode;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Progress of a task; with `isIndeterminate`, of unknown duration. */
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
