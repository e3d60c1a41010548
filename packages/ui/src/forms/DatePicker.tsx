import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useMemo } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  type DateValue,
  Group,
} from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useNow } from '../time/useNow.ts';
import { zoneName } from '../time/zoneName.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateParts } from './DateParts.tsx';
import { dayOf, momentOf, morning } from './dateValues.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { leftIncomplete } from './leftIncomplete.ts';

/** Props of {@link DatePicker}. */
export interface DatePickerProps
  extends FieldTexts,
    Pick<
      AriaDatePickerProps<DateValue>,
      'aria-label' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
    > {
  /** The day as `2026-11-24`, or with `timeZone` the moment as an ISO timestamp; null while none is whole. */
  value: string | null;
  /** Told the day or moment, or null once it is left with a part taken away. */
  onChange: (value: string | null) => void;
  /** IANA name of the zone whose clock is shown, `Asia/Jakarta`. @default a day without a time */
  timeZone?: string | undefined;
  /** First day or moment that is taken. @default any */
  minValue?: string | undefined;
  /** Last day or moment that is taken. @default any */
  maxValue?: string | undefined;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * A day, or a moment with its zone named, typed part by part or chosen in a calendar. A day that is
 * chosen before a time begins at nine in the morning.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, value, onChange, timeZone } = props;
  const { minValue, maxValue, className, ...rest } = props;
  const { t, locale } = useTexts();
  const now = useNow();
  const zoneId = useId();
  const read = timeZone ? momentOf(timeZone) : dayOf;
  const placeholder = useMemo(() => (timeZone ? morning(timeZone) : null), [timeZone]);
  const moment = read(value);
  return (
    <AriaDatePicker<DateValue>
      {...rest}
      granularity={timeZone ? 'minute' : 'day'}
      hideTimeZone
      {...(placeholder && { placeholderValue: placeholder })}
      value={moment}
      minValue={read(minValue)}
      maxValue={read(maxValue)}
      onChange={(changed) => onChange(changed && wireOf(changed))}
      onBlur={leftIncomplete(value, onChange)}
      isInvalid={Boolean(errorMessage)}
      {...(timeZone && { 'aria-describedby': zoneId })}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <Group className="sg-control sg-date">
        <DateParts />
        {timeZone && (
          <span id={zoneId} className="sg-date-zone">
            {zoneName(timeZone, locale, moment ? new Date(value ?? '') : new Date(now))}
          </span>
        )}
        <IconButton aria-label={t('date.open')}>
          <CalendarDays />
        </IconButton>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <CalendarPopover />
    </AriaDatePicker>
  );
}

const wireOf = (value: DateValue): string =>
  'timeZone' in value ? value.toAbsoluteString() : value.toString();
