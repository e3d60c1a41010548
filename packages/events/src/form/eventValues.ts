import {
  type EditedValues,
  type Event,
  type EventBody,
  type NumberEntry,
  numberOf,
  websiteOf,
} from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';

/** A link as it is filled in. */
export interface LinkValues {
  /** Tells rows apart that are still empty. */
  readonly key: number;
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** Files that are uploaded once the event is saved, by what they become. */
export interface EventFiles {
  banner: readonly HeldFile[];
  gallery: readonly HeldFile[];
  documents: readonly HeldFile[];
}

/** What Create Event and Edit Event ask for (EVT-106–119, EVT-188–194). */
export interface EventValues extends EventFiles {
  title: string;
  description: string;
  /** As it stands on the wire; empty until one is chosen. */
  event_type: string;
  /** ISO timestamps; null until a moment is whole. */
  start_date: string | null;
  end_date: string | null;
  location: string;
  venue: string;
  /** Null for any number. */
  max_attendees: NumberEntry;
  /** Null counts as 0. */
  price: NumberEntry;
  tags: readonly string[];
  links: readonly LinkValues[];
}

/** An event that nothing is known of yet; its price is 0 unless told (EVT-115). */
export const NEW_EVENT: EventValues = {
  title: '',
  description: '',
  event_type: '',
  start_date: null,
  end_date: null,
  location: '',
  venue: '',
  max_attendees: null,
  price: null,
  tags: [],
  links: [],
  banner: [],
  gallery: [],
  documents: [],
};

/** An event's own fields, as the form begins with them. */
export const valuesOf = (event: Event): EventValues => ({
  ...NEW_EVENT,
  title: event.title,
  description: event.description,
  event_type: event.event_type,
  start_date: event.start_date,
  end_date: event.end_date ?? event.start_date,
  location: event.location,
  venue: event.venue ?? '',
  max_attendees: event.max_attendees ?? null,
  price: event.price,
  tags: event.tags,
  links: event.links.map((link, key) => ({ ...link, key, description: link.description ?? '' })),
});

/** Whether nothing was written into a link; such a row is not sent. */
const isBlank = ({ title, url, description }: LinkValues) =>
  `${title}${url}${description}`.trim() === '';

/** The links that were filled in. */
export const filledLinks = ({ links }: Pick<EventValues, 'links'>): LinkValues[] =>
  links.filter((link) => !isBlank(link));

/** What the fields are on the wire (EVT-113–116, EVT-139–149). */
export const fieldsOf = (values: EventValues): EditedValues => ({
  title: values.title.trim(),
  description: values.description.trim(),
  event_type: values.event_type,
  start_date: values.start_date ?? '',
  end_date: values.end_date ?? '',
  location: values.location.trim(),
  venue: values.venue.trim() || null,
  max_attendees: numberOf(values.max_attendees),
  price: numberOf(values.price) ?? 0,
  tags: [...values.tags],
  links: filledLinks(values).map(({ title, url, description }) => ({
    title: title.trim(),
    url: websiteOf(url),
    description: description.trim() || null,
  })),
});

/** The body of a new event. Its type is one of the list: nothing else can be chosen. */
export const bodyOf = (values: EventValues) => fieldsOf(values) as EventBody;

/** How many files are to be uploaded. */
export const countFiles = ({ banner, gallery, documents }: EventFiles): number =>
  banner.length + gallery.length + documents.length;
