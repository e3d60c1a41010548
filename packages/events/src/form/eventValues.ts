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
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';

/** A link as it is filled in. */
export interface LinkValues {
  /** Tells rows apart that are still empty. */
  readonly key: number;
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** Whether nothing was written into a link; such a row is not sent. */
const isBlank = ({ title, url, description }: LinkValues) =>
  `${title}${url}${description}`.trim() === '';

/** The links that were filled in. */
export const filledLinks = (links: readonly LinkValues[]): LinkValues[] =>
  links.filter((link) => !isBlank(link));

/** What is wrong with a link: it wants a title, or an address of the web. */
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
    (kept): kept is LinkValues =>
      isRecord(kept) &&
      typeof kept.key === 'number' &&
      [kept.title, kept.url, kept.description].every(isText),
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
  location: required(formField.text),
  venue: formField.optionalText,
  website: formField.website,
  /** Null for any number. */
  max_attendees: formField.number,
  price: formField.numberOr(0),
  tags: formField.texts,
  links,
} as const satisfies Record<EditedField, unknown>;

/** The fields of an event (EVT-113–116, EVT-139–149). */
export const EVENT_FIELDS = formFields(fields);

/** Files that are uploaded once the event is saved, by what they become. */
export interface EventFiles {
  banner: readonly HeldFile[];
  gallery: readonly HeldFile[];
  documents: readonly HeldFile[];
}

/** What Create Event and Edit Event ask for (EVT-106–119, EVT-188–194). */
export type EventValues = FormValues<typeof fields> & EventFiles;

/** An event that nothing is known of yet; its price is 0 unless told (EVT-115). */
export const NEW_EVENT: EventValues = {
  ...EVENT_FIELDS.blank,
  banner: [],
  gallery: [],
  documents: [],
};

/** An event's own fields, as the form begins with them. */
export const valuesOf = (event: Event): EventValues => ({
  ...NEW_EVENT,
  ...EVENT_FIELDS.show({ ...event, end_date: event.end_date ?? event.start_date }),
});

const files = draftField.list(isHeldFile);

/** Where what is filled in is kept; null for a new event. */
export const draftName = (eventId: string | null): string =>
  eventId === null ? 'events.form' : `events.form.${eventId}`;

/** How a draft of a new event is read. */
export const EVENT_DRAFT = {
  ...EVENT_FIELDS.draft,
  banner: files,
  gallery: files,
  documents: files,
};

/** How many files are to be uploaded. */
export const countFiles = ({ banner, gallery, documents }: EventFiles): number =>
  banner.length + gallery.length + documents.length;
