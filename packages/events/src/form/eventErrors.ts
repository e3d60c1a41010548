import { EVENT_NUMBERS, numberOf, validateEvent } from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import { EVENT_FIELDS, type EventValues } from './eventValues.ts';

/** Returns true for a start in the past that is new: the form asks about it. */
export function isPastStart(
  { start_date }: Pick<EventValues, 'start_date'>,
  now: number,
  savedStart?: string,
): boolean {
  const start = Date.parse(start_date ?? '');
  return start < now && start !== Date.parse(savedStart ?? '');
}

/**
 * Validates an event by the server's rules (EVT-169, EVT-193, EVT-194). `registered` is the number
 * of registrations, `savedStart` the start of an edited event.
 */
export function eventErrors<Values extends EventValues>(
  values: Values,
  registered = 0,
  savedStart?: string,
): FieldErrors<Values> {
  const { start_date, end_date } = values;
  const price = numberOf(values.price) ?? 0;
  const max_attendees = numberOf(values.max_attendees);
  const error =
    start_date && end_date
      ? validateEvent({ start_date, end_date, price, max_attendees }, registered)
      : null;
  return {
    ...EVENT_FIELDS.errors(values),
    ...numberErrors(values, EVENT_NUMBERS),
    ...(isPastStart(values, Date.now(), savedStart) &&
      values.confirmed_past !== start_date && { confirmed_past: { rule: 'past' } }),
    ...(error && { [error.field]: { rule: error.refusal } }),
  } as FieldErrors<Values>;
}
