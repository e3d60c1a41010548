import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { DateParts } from './DateParts.tsx';
import { dayOf } from './dateValues.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { leftIncomplete } from './leftIncomplete.ts';

/** Props of {@link DateField}. */
export interface DateFieldProps
  extends FieldTexts,
    Pick<
      AriaDateFieldProps<DateValue>,
      'aria-label' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
    > {
  /** The day as `2026-11-24`; null while none is whole. */
  value: string | null;
  /** Told the day, or null once it is left with a part taken away. */
  onChange: (day: string | null) => void;
  /** First day that is taken. @default any */
  minValue?: string | undefined;
  /** Last day that is taken. @default any */
  maxValue?: string | undefined;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** A day typed part by part, in the order of the language: for days that are known by heart. */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, value, onChange, minValue, maxValue } = props;
  const { className, ...rest } = props;
  return (
    <AriaDateField<DateValue>
      {...rest}
      granularity="day"
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
