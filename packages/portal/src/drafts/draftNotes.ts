import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';

/** A change under way: what was stored before it and after, as JSON; null for nothing. */
interface DraftNote {
  readonly before: string | null;
  readonly after: string | null;
}

export type DraftNotes = Readonly<Record<string, DraftNote>>;

/** Notes of this tab: a page that is left ends before the browser's database has answered. */
export const storedNotes: StoredValueOptions<DraftNotes> = {
  key: 'saudagar.draft-notes.v1',
  isTabs: true,
  fallback: {},
  parse: (stored) => (isRecord(stored) ? (stored as DraftNotes) : null),
};

/**
 * Notes each change of a draft at once and forgets the note when it is stored, so that a reload in
 * between loses nothing. Files are noted by their place alone, and taken from what is stored.
 */
export function createDraftNotes(notes: StoredValue<DraftNotes>) {
  /** The values that this page knows to be stored, by key. */
  const known = new Map<string, unknown>();

  const forget = (isForgotten: (key: string) => boolean) => {
    const entries = Object.entries(notes.read());
    const rest = entries.filter(([key]) => !isForgotten(key));
    if (rest.length === entries.length) return;
    if (rest.length === 0) notes.clear();
    else notes.write(Object.fromEntries(rest));
  };

  return {
    /** Learns what is stored under a key. */
    learn(key: string, stored: unknown) {
      known.set(key, stored);
    },
    /** Notes a change whose outcome is known before it is stored. */
    note(key: string, change: (stored: unknown) => unknown) {
      if (!known.has(key)) return;
      const before = known.get(key);
      const note = { before: jsonOf(before), after: jsonOf(change(before)) };
      notes.write({ ...notes.read(), [key]: note });
    },
    forget,
    /** Applies the note that the page before left of a change that was not stored. */
    change(key: string): ((stored: unknown) => unknown) | undefined {
      // A change of this page is still on its way.
      const note = known.has(key) ? undefined : notes.read()[key];
      if (!note) return undefined;
      return (stored) => {
        if (jsonOf(stored) !== note.before) return stored;
        return note.after === null ? undefined : restored(JSON.parse(note.after), stored);
      };
    },
  };
}

const FILE = '$file';

const jsonOf = (value: unknown): string | null =>
  value === undefined
    ? null
    : JSON.stringify(value, (_, part: unknown) =>
        part instanceof Blob ? { [FILE]: part instanceof File ? part.name : '' } : part,
      );

/** The value with its files from the stored one, and without those that it lacks. */
function restored(noted: unknown, stored: unknown): unknown {
  if (Array.isArray(noted)) {
    const parts = noted.map((part, at) =>
      restored(part, Array.isArray(stored) ? stored[at] : null),
    );
    return parts.filter((part) => !lacksFile(part));
  }
  if (!isRecord(noted)) return noted;
  if (FILE in noted) return stored instanceof Blob ? stored : noted;
  const before = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(noted).map(([key, part]) => [key, restored(part, before[key])]),
  );
}

const lacksFile = (part: unknown) =>
  isRecord(part) &&
  (FILE in part || Object.values(part).some((one) => isRecord(one) && FILE in one));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) && !Array.isArray(value);
