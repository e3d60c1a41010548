import type { EditedValues } from '@saudagar/contract';
import { isHeldFile } from '@saudagar/files/machines';
import { type DraftFields, draftField } from '@saudagar/flows';
import type { EditValues } from './editValues.ts';
import type { EventValues, LinkValues } from './eventValues.ts';

/** Where what is filled in is kept; null for a new event. */
export const draftName = (eventId: string | null): string =>
  eventId === null ? 'events.form' : `events.form.${eventId}`;

const { isRecord, isText } = draftField;
const isLink = (kept: unknown): kept is LinkValues =>
  isRecord(kept) &&
  typeof kept.key === 'number' &&
  [kept.title, kept.url, kept.description].every(isText);
const files = draftField.list(isHeldFile);

/** How a draft of a new event is read. */
export const EVENT_DRAFT: DraftFields<EventValues> = {
  title: draftField.text,
  description: draftField.text,
  event_type: draftField.text,
  start_date: draftField.textOrNull,
  end_date: draftField.textOrNull,
  location: draftField.text,
  venue: draftField.text,
  max_attendees: draftField.number,
  price: draftField.number,
  tags: draftField.texts,
  links: draftField.list(isLink),
  banner: files,
  gallery: files,
  documents: files,
};

/** How a draft of an edit is read. */
export const EDIT_DRAFT: DraftFields<EditValues> = {
  ...EVENT_DRAFT,
  basis: (kept) => (isRecord(kept) ? (kept as EditedValues) : undefined),
  removed: draftField.texts,
  edit_reason: draftField.text,
  confirmed: draftField.text,
};
