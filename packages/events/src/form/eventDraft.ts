import type { EditedValues } from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import type { EditValues } from './editValues.ts';
import { type EventValues, type LinkValues, NEW_EVENT } from './eventValues.ts';

/** Where what is filled in is kept; null for a new event. */
export const draftName = (eventId: string | null): string =>
  eventId === null ? 'events.form' : `events.form.${eventId}`;

type Kept = Record<string, unknown>;

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null;
const text = (kept: unknown): string => (typeof kept === 'string' ? kept : '');
const textOrNull = (kept: unknown): string | null => text(kept) || null;
const numberOrNull = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null);
const list = <Item>(kept: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(kept) ? kept.filter(isItem) : [];
const isText = (item: unknown): item is string => typeof item === 'string';
const isLink = (item: unknown): item is LinkValues =>
  isKept(item) &&
  typeof item.key === 'number' &&
  [item.title, item.url, item.description].every(isText);
const isHeld = (item: unknown): item is HeldFile =>
  isKept(item) &&
  item.file instanceof File &&
  typeof item.key === 'number' &&
  isText(item.clientId) &&
  isText(item.description);

/** Reads what was filled in of a new event; null for what is no such thing. */
export function readEventDraft(kept: unknown): EventValues | null {
  if (!isKept(kept) || !Object.keys(NEW_EVENT).every((name) => name in kept)) return null;
  return {
    title: text(kept.title),
    description: text(kept.description),
    event_type: text(kept.event_type),
    start_date: textOrNull(kept.start_date),
    end_date: textOrNull(kept.end_date),
    location: text(kept.location),
    venue: text(kept.venue),
    max_attendees: numberOrNull(kept.max_attendees),
    price: numberOrNull(kept.price),
    tags: list(kept.tags, isText),
    links: list(kept.links, isLink),
    banner: list(kept.banner, isHeld),
    gallery: list(kept.gallery, isHeld),
    documents: list(kept.documents, isHeld),
  };
}

/** Reads what was filled in of an edit. */
export function readEditDraft(kept: unknown): EditValues | null {
  const values = readEventDraft(kept);
  if (values === null || !isKept(kept) || !isKept(kept.basis)) return null;
  return {
    ...values,
    basis: kept.basis as EditedValues,
    removed: list(kept.removed, isText),
    edit_reason: text(kept.edit_reason),
    confirmed: text(kept.confirmed),
  };
}
