import { EVENT_NUMBERS, eventFault, isWebsite, numberOf } from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import { type EventValues, filledLinks, type LinkValues } from './eventValues.ts';

/** What an event cannot do without, in the order of the form (EVT-106–111, EVT-188–192). */
const REQUIRED = [
  'title',
  'description',
  'event_type',
  'start_date',
  'end_date',
  'location',
] as const;

const isMissing = (value: string | null) => value === null || value.trim() === '';

/** Whether everything required is filled in, which enables Create Event (EVT-106–111). */
export const isFilledIn = (values: EventValues): boolean =>
  REQUIRED.every((name) => !isMissing(values[name]));

/** What is wrong with a link: it wants a title, or an address of the web. */
export function linkFault({ title, url }: LinkValues): 'linkTitle' | 'linkUrl' | null {
  if (title.trim() === '') return 'linkTitle';
  return isWebsite(url) ? null : 'linkUrl';
}

/**
 * What is wrong with an event, as the server would refuse it too (EVT-169, EVT-193, EVT-194).
 * `registered` is how many places are taken.
 */
export function eventErrors<Values extends EventValues>(
  values: Values,
  registered = 0,
): FieldErrors<Values> {
  const missing = REQUIRED.filter((name) => isMissing(values[name]));
  const errors: FieldErrors<EventValues> = Object.fromEntries(
    missing.map((name) => [name, { rule: 'required' }]),
  );
  const { start_date, end_date } = values;
  const price = numberOf(values.price) ?? 0;
  const max_attendees = numberOf(values.max_attendees);
  const fault =
    start_date && end_date
      ? eventFault({ start_date, end_date, price, max_attendees }, registered)
      : null;
  return {
    ...errors,
    ...numberErrors(values, EVENT_NUMBERS),
    ...(fault && { [fault.field]: { rule: fault.refusal } }),
    ...(filledLinks(values.links).some(linkFault) && { links: { rule: 'links' } }),
  } as FieldErrors<Values>;
}
