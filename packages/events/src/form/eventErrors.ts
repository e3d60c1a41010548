import { EVENT_NUMBERS, numberOf, validateEvent } from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import { EVENT_FIELDS, type EventValues } from './eventValues.ts';

/**
 * Validates an event by the server's rules (EVT-169, EVT-193, EVT-194). `registered` is the number
 * of registrations.
 */
export function eventErrors<Values extends EventValues>(
  values: Values,
  registered = 0,
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
    ...(error && { [error.field]: { rule: error.refusal } }),
  } as FieldErrors<Values>;
}
