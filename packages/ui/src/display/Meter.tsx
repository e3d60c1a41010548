import type { ReactNode } from 'react';
// The hook instead of the component, as in `ProgressBar`.
import { type AriaMeterProps, useMeter } from 'react-aria/useMeter';
import { classes } from '../classes.ts';

export interface MeterProps extends Omit<AriaMeterProps, 'label' | 'valueLabel'> {
  /** Names the measured quantity. Without it provide `aria-label`. */
  label?: ReactNode;
  /** The value in words, visible and announced: '82 of 100, strong'. @default a percentage */
  valueLabel?: string;
  /**
   * Meaning of the value. State it in `valueLabel` too: not everyone sees the colour.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'good' | 'warning' | 'poor';
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A value within bounds, such as a score. For progress use `ProgressBar`. */
export function Meter({ tone = 'neutral', className, ...props }: MeterProps) {
  const { meterProps, labelProps } = useMeter(props);
  const { minValue = 0, maxValue = 100, value = 0 } = props;
  const share = (Math.min(Math.max(value, minValue), maxValue) - minValue) / (maxValue - minValue);
  return (
    <div {...meterProps} className={classes('sg-meter', className)} data-tone={tone}>
      <span className="sg-meter-texts">
        {props.label && <span {...labelProps}>{props.label}</span>}
        <span className="sg-meter-value">{meterProps['aria-valuetext']}</span>
      </span>
      <span className="sg-meter-track">
        <span className="sg-meter-fill" style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
