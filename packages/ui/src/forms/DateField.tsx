import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { DateParts } from './DateParts.tsx';
import { countsTo24, dayOf } from './dateValues.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { leftIncomplete } from './leftIncomplete.ts';

/** Props of {@link DateField}. */
export interface DateFieldProps
  extends FieldTexts,
    Pick<
      AriaDateFieldProps<DateValue>,
      'aria-label' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
    > {
  /** The date as `2026-11-24`; null while incomplete. */
  value: string | null;
  /** Called with the date, or null when left with a segment removed. */
  onChange: (day: string | null) => void;
  /** First allowed date. @default any */
  minValue?: string | undefined;
  /** Last allowed date. @default any */
  maxValue?: string | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A date typed by segments, in the order of the language: for dates known by heart. */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, value, onChange, minValue, maxValue } = props;
  const { className, ...rest } = props;
  const { locale } = useTexts();
  return (
    <AriaDateField<DateValue>
      {...rest}
      granularity="day"
      shouldForceLeadingZeros={countsTo24(locale)}
      value={dayOf(value)}
      minValue={dayOf(minValue)}
      maxValue={dayOf(maxValue)}
      onChange={(day) => onChange(day?.toString() ?? null)}
      onBlur={leftIncomplete(value, onChange)}
      isInvalid={Boolean(errorMessage)}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className="sg-control sg-date">
        <DateParts />
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaDateField>
  );
}
