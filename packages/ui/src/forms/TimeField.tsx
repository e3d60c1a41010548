import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { DateParts } from './DateParts.tsx';
import { countsTo24, timeOf } from './dateValues.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { leftIncomplete } from './leftIncomplete.ts';

/** Props of {@link TimeField}. */
export interface TimeFieldProps
  extends FieldTexts,
    Pick<
      AriaTimeFieldProps<TimeValue>,
      'aria-label' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
    > {
  /** The time of day as `09:30`; null while incomplete. */
  value: string | null;
  /** Called with the time of day, or null when left with a segment removed. */
  onChange: (time: string | null) => void;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A time of day, in the format of the language: 2:30 PM or 14.30. */
export function TimeField(props: TimeFieldProps) {
  const { label, description, errorMessage, value, onChange, className, ...rest } = props;
  const { locale } = useTexts();
  return (
    <AriaTimeField<TimeValue>
      {...rest}
      granularity="minute"
      shouldForceLeadingZeros={countsTo24(locale)}
      value={timeOf(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? null)}
      onBlur={leftIncomplete(value, onChange)}
      isInvalid={Boolean(errorMessage)}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className="sg-control sg-date">
        <DateParts />
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
