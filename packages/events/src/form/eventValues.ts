import {
  type EditedField,
  type Event,
  type EventBody,
  isWebsite,
  websiteOf,
} from '@saudagar/contract';
import { type HeldFile, isHeldFile } from '@saudagar/files/machines';
import {
  draftField,
  type FormField,
  type FormStep,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';
import { deviceZone } from '../when/zones.ts';

/** Values of a link row. */
export interface LinkValues {
  /** Key of the row, since empty rows are otherwise equal. */
  readonly key: number;
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** Returns true for a blank row, which is not sent. */
const isBlank = ({ title, url, description }: LinkValues) =>
  `${title}${url}${description}`.trim() === '';

/** Returns the links that are not blank. */
export const filledLinks = (links: readonly LinkValues[]): LinkValues[] =>
  links.filter((link) => !isBlank(link));

/** Returns the error of a link: a missing title or an invalid address. */
export function linkError({ title, url }: LinkValues): 'linkTitle' | 'linkUrl' | null {
  if (title.trim() === '') return 'linkTitle';
  return isWebsite(url) ? null : 'linkUrl';
}

const { isRecord, isText } = draftField;
const links: FormField<readonly LinkValues[], Event['links'], Event['links']> = {
  blank: [],
  show: (shown) =>
    shown.map((link, key) => ({ ...link, key, description: link.description ?? '' })),
  send: (values) =>
    filledLinks(values).map(({ title, url, description }) => ({
      title: title.trim(),
      url: websiteOf(url),
      description: description.trim() || null,
    })),
  draft: draftField.list(
    (link): link is LinkValues =>
      isRecord(link) &&
      typeof link.key === 'number' &&
      [link.title, link.url, link.description].every(isText),
  ),
  validate: (values) => (filledLinks(values).some(linkError) ? 'links' : null),
};

const { required } = formField;
const fields = {
  title: required(formField.text),
  description: required(formField.text),
  event_type: required(formField.choice<EventBody['event_type']>()),
  start_date: required(formField.moment),
  end_date: required(formField.moment),
  /** Empty for an event without one: its times are then in the zone of each reader. */
  time_zone: formField.optionalText,
  location: required(formField.text),
  venue: formField.optionalText,
  website: formField.website,
  /** Null means unlimited. */
  max_attendees: formField.number,
  price: formField.numberOr(0),
  tags: formField.texts,
  links,
  registered_only: formField.flag,
} as const satisfies Record<EditedField, unknown>;

/** Fields of an event (EVT-113–116, EVT-139–149). */
export const EVENT_FIELDS = formFields(fields);

/** Files to upload after saving, by purpose. */
export interface EventFiles {
  banner: readonly HeldFile[];
  gallery: readonly HeldFile[];
  documents: readonly HeldFile[];
}

/** Values of Create Event and Edit Event (EVT-106–119, EVT-188–194). */
export interface EventValues extends FormValues<typeof fields>, EventFiles {
  /** The past start that the member confirmed. */
  confirmed_past: string;
}

/** Values of an empty event; the price defaults to 0 (EVT-115). */
export const NEW_EVENT: EventValues = {
  ...EVENT_FIELDS.blank,
  confirmed_past: '',
  banner: [],
  gallery: [],
  documents: [],
};

/** Steps of Create Event on a phone; the last one is the summary. */
export const EVENT_STEPS = [
  { id: 'about', fields: ['title', 'description', 'event_type'] },
  {
    id: 'when',
    fields: ['start_date', 'end_date', 'time_zone', 'confirmed_past', 'location', 'venue'],
  },
  {
    id: 'details',
    fields: [
      'max_attendees',
      'price',
      'banner',
      'gallery',
      'documents',
      'tags',
      'website',
      'links',
      'registered_only',
    ],
  },
  { id: 'check', fields: [] },
] as const satisfies readonly FormStep<keyof EventValues>[];

/** Values of a new event in the member's zone, until its place is known. */
export const newEvent = (): EventValues => ({ ...NEW_EVENT, time_zone: deviceZone() });

/** Returns an event's fields as form values. */
export const valuesOf = (event: Event): EventValues => ({
  ...NEW_EVENT,
  ...EVENT_FIELDS.show({
    ...event,
    // An edit that waits for approval goes on from where it was left.
    ...(event.revision?.changes as Partial<Event>),
    end_date: event.end_date ?? event.start_date,
    registered_only: event.registered_only ?? false,
  }),
});

/** Values of a copy of an event, without its dates, files and attendees. */
export const copyOf = (event: Event): EventValues => ({
  ...valuesOf(event),
  start_date: null,
  end_date: null,
});

const files = draftField.list(isHeldFile);

/** Returns the storage name of a draft; null for a new event. */
export const draftName = (eventId: string | null): string =>
  eventId === null ? 'events.form' : `events.form.${eventId}`;

/** Returns the storage name of a new event's draft; each copied event has one of its own. */
export const newDraftName = (copiedId: string | null): string =>
  copiedId === null ? draftName(null) : `${draftName(copiedId)}.copy`;

/** Reads a draft of a new event. */
export const EVENT_DRAFT = {
  ...EVENT_FIELDS.draft,
  confirmed_past: draftField.text,
  banner: files,
  gallery: files,
  documents: files,
};

/** Returns the number of files to upload. */
export const countFiles = ({ banner, gallery, documents }: EventFiles): number =>
  banner.length + gallery.length + documents.length;
