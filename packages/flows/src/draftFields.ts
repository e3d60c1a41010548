import { localeOf, type NumberEntry } from '@saudagar/contract';

/**
 * Parses one field of a draft; undefined for a damaged value, or one of another type. `draft` holds
 * all stored fields, for a field that an earlier release stored under another name.
 */
export type DraftField<Value> = (
  stored: unknown,
  draft?: Readonly<Record<string, unknown>>,
) => Value | undefined;

/** Parsers of a form's fields: one line for each field. */
export type DraftFields<Values> = {
  readonly [Name in keyof Values]-?: DraftField<Values[Name]>;
};

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);
const isText = (stored: unknown): stored is string => typeof stored === 'string';
const oneOf =
  <Value>(isOne: (stored: unknown) => stored is Value): DraftField<Value> =>
  (stored) =>
    isOne(stored) ? stored : undefined;

const list =
  <Item>(isItem: (stored: unknown) => stored is Item): DraftField<readonly Item[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.filter(isItem) : undefined;

/** A list with at least one entry, as in a form with at least one input. */
const filledList =
  <Item>(isItem: (stored: unknown) => stored is Item): DraftField<readonly Item[]> =>
  (stored) => {
    const items = list(isItem)(stored);
    return items?.length ? items : undefined;
  };

/** A number as typed; earlier releases stored a number, or text without separators. */
function number(stored: unknown): NumberEntry | undefined {
  if (stored === null || stored === '') return null;
  if (typeof stored === 'number') return stored;
  if (isText(stored)) return { text: stored, language: localeOf('') };
  if (!isRecord(stored) || !isText(stored.text)) return undefined;
  return { text: stored.text, language: localeOf(String(stored.language)) };
}

/** Types of form fields. */
export const draftField = {
  isRecord,
  isText,
  text: oneOf(isText),
  textOrNull: oneOf((stored): stored is string | null => stored === null || isText(stored)),
  flag: oneOf((stored): stored is boolean => typeof stored === 'boolean'),
  number,
  texts: list(isText),
  filledTexts: filledList(isText),
  list,
  filledList,
  choice: <const Choice>(choices: readonly Choice[]): DraftField<Choice> =>
    oneOf((stored): stored is Choice => choices.includes(stored as Choice)),
  /** Never stored: it starts over with the page. */
  passing: () => undefined,
} as const;

/**
 * Parses the stored values; null when none is valid. A field missing from the draft, as in an
 * earlier release's, is omitted: the form's initial value stays.
 */
export function readFields<Values>(
  stored: unknown,
  fields: DraftFields<Values>,
): Partial<Values> | null {
  if (!isRecord(stored)) return null;
  const values: Partial<Values> = {};
  for (const name of Object.keys(fields) as (keyof Values & string)[]) {
    const value = fields[name](stored[name], stored);
    if (value !== undefined) values[name] = value;
  }
  return Object.keys(values).length > 0 ? values : null;
}
