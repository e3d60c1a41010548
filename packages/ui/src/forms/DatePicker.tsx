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
import { countsTo24, dayOf, isTimed, momentOf, morning } from './dateValues.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { leftIncomplete } from './leftIncomplete.ts';
import { TimeMenu } from './TimeMenu.tsx';

/** Props of {@link DatePicker}. */
export interface DatePickerProps
  extends FieldTexts,
    Pick<
      AriaDatePickerProps<DateValue>,
      'aria-label' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
    > {
  /** The date as `2026-11-24`, or with `timeZone` an ISO timestamp; null while incomplete. */
  value: string | null;
  /** Called with the date or timestamp, or null when left with a segment removed. */
  onChange: (value: string | null) => void;
  /** IANA name of the displayed time zone, `Asia/Jakarta`. @default a date without a time */
  timeZone?: string | undefined;
  /** First allowed date or timestamp. @default any */
  minValue?: string | undefined;
  /** Last allowed date or timestamp. @default any */
  maxValue?: string | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * A date, or a date and time with its zone, typed by segments, or selected in a calendar and a menu
 * of half hours. A date without a time gets nine in the morning, a time without a date today.
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
      shouldForceLeadingZeros={countsTo24(locale)}
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
        {placeholder && (
          <TimeMenu
            moment={moment && isTimed(moment) ? moment : placeholder}
            onChange={(changed) => onChange(wireOf(changed))}
            isDisabled={(rest.isDisabled || rest.isReadOnly) ?? false}
          />
        )}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <CalendarPopover />
    </AriaDatePicker>
  );
}

const wireOf = (value: DateValue): string =>
  isTimed(value) ? value.toAbsoluteString() : value.toString();
