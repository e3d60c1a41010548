import { z } from 'zod/mini';
import { Line, Text, Timestamp, TimeZone, WebAddress, WholeNumber } from '../core/fields.ts';
import type { NumberLimits } from '../text/numberEntry.ts';

/** Event types as wire values (EVT-018). */
export const EVENT_TYPES = [
  'Workshop',
  'Trade Show',
  'Networking',
  'Conference',
  'Webinar',
] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

/** Limits of an event's texts, tags, links and numbers. */
export const EVENT_TITLE_MAX = 200;
export const EVENT_DESCRIPTION_MAX = 10_000;
export const EVENT_PLACE_MAX = 200;
export const EVENT_TAG_MAX = 40;
export const EVENT_TAGS_MAX = 20;
export const EVENT_LINKS_MAX = 10;
export const EVENT_ATTENDEES_MAX = 100_000;
export const EVENT_PRICE_MAX = 1_000_000_000_000;
/** Limits of an event's numbers; its price is in whole rupiah (EVT-170). */
export const EVENT_NUMBERS = {
  max_attendees: { least: 1, most: EVENT_ATTENDEES_MAX },
  price: { least: 0, most: EVENT_PRICE_MAX, currency: 'IDR' },
} as const satisfies Record<string, NumberLimits>;

/** A time that calendars can hold: from 1970 to 2199, in ISO 8601 with its offset (EVT-116). */
export const EventTime = Timestamp.check(
  z.refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1970 && year < 2200;
  }),
);

/** A link of an event (EVT-044–046). */
export const EventLink = z.object({
  title: z.string(),
  url: z.string(),
  description: z.nullish(z.string()),
});
export type EventLink = z.infer<typeof EventLink>;

/** An event's fields in request bodies; new fields are added here first. */
export const SENT_FIELDS = {
  title: Line(EVENT_TITLE_MAX).check(z.minLength(1)),
  description: Text(EVENT_DESCRIPTION_MAX),
  event_type: EventType,
  start_date: EventTime,
  end_date: EventTime,
  time_zone: z.nullish(TimeZone),
  location: Line(EVENT_PLACE_MAX).check(z.minLength(1)),
  venue: z.nullish(Line(EVENT_PLACE_MAX)),
  website: z.nullish(WebAddress),
  max_attendees: z.nullish(WholeNumber(EVENT_NUMBERS.max_attendees)),
  price: WholeNumber(EVENT_NUMBERS.price),
  tags: z.array(Line(EVENT_TAG_MAX).check(z.minLength(1))).check(z.maxLength(EVENT_TAGS_MAX)),
  links: z
    .array(
      z.object({
        title: Line(EVENT_TITLE_MAX).check(z.minLength(1)),
        url: WebAddress,
        description: z.nullish(Line(EVENT_PLACE_MAX)),
      }),
    )
    .check(z.maxLength(EVENT_LINKS_MAX)),
  registered_only: z.boolean(),
};

/** The same fields in replies. */
export const SHOWN_FIELDS = {
  title: z.string(),
  description: z.string(),
  event_type: z.string(),
  start_date: Timestamp,
  end_date: z.nullish(Timestamp),
  /** IANA name of the zone of its place (additive); null where only the moments are known. */
  time_zone: z.nullish(z.string()),
  location: z.string(),
  venue: z.nullish(z.string()),
  /** A page with more about the event, such as its own tickets (additive). */
  website: z.nullish(z.string()),
  max_attendees: z.nullish(z.number()),
  price: z.number(),
  tags: z.array(z.string()),
  links: z.array(EventLink),
  /** True when links and documents are for the registered alone (additive). */
  registered_only: z.optional(z.boolean()),
} satisfies Record<EditedField, unknown>;

/**
 * Fields of an event whose edit waits where the event needs approval (ADM-380). Times, places,
 * capacity and price are changed at once: attendees need them.
 */
export const REVISED_EVENT_FIELDS = [
  'title',
  'description',
  'event_type',
  'website',
  'tags',
  'links',
] as const satisfies readonly EditedField[];

export type EditedField = keyof typeof SENT_FIELDS;
/** Editable fields of an event. */
export const EDITED_FIELDS = Object.keys(SENT_FIELDS) as readonly EditedField[];
