import { z } from 'zod/mini';
import { Line, Text, Timestamp, WebAddress, WholeNumber } from '../core/fields.ts';
import type { NumberLimits } from '../text/numberEntry.ts';

/** The types of event as they stand on the wire (EVT-018). */
export const EVENT_TYPES = [
  'Workshop',
  'Trade Show',
  'Networking',
  'Conference',
  'Webinar',
] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

/** Most characters of an event's texts, most tags and links, and the greatest numbers. */
export const EVENT_TITLE_MAX = 200;
export const EVENT_DESCRIPTION_MAX = 10_000;
export const EVENT_PLACE_MAX = 200;
export const EVENT_TAG_MAX = 40;
export const EVENT_TAGS_MAX = 20;
export const EVENT_LINKS_MAX = 10;
export const EVENT_ATTENDEES_MAX = 100_000;
export const EVENT_PRICE_MAX = 1_000_000_000_000;
/** What an event's numbers may be; its price is in whole rupiah (EVT-170). */
export const EVENT_NUMBERS = {
  max_attendees: { least: 1, most: EVENT_ATTENDEES_MAX },
  price: { least: 0, most: EVENT_PRICE_MAX, currency: 'IDR' },
} as const satisfies Record<string, NumberLimits>;

/** A moment that calendars can hold: from 1970 to 2199, in ISO 8601 with its offset (EVT-116). */
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

/** The fields of an event as they are sent: one more field begins here. */
export const SENT_FIELDS = {
  title: Line(EVENT_TITLE_MAX).check(z.minLength(1)),
  description: Text(EVENT_DESCRIPTION_MAX),
  event_type: EventType,
  start_date: EventTime,
  end_date: EventTime,
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
};

/** The same fields as they are shown. */
export const SHOWN_FIELDS = {
  title: z.string(),
  description: z.string(),
  event_type: z.string(),
  start_date: Timestamp,
  end_date: z.nullish(Timestamp),
  location: z.string(),
  venue: z.nullish(z.string()),
  /** Where more is told of it, such as its own tickets (additive). */
  website: z.nullish(z.string()),
  max_attendees: z.nullish(z.number()),
  price: z.number(),
  tags: z.array(z.string()),
  links: z.array(EventLink),
} satisfies Record<EditedField, unknown>;

export type EditedField = keyof typeof SENT_FIELDS;
/** The fields of an event that are edited. */
export const EDITED_FIELDS = Object.keys(SENT_FIELDS) as readonly EditedField[];
