import { localeOf, type NumberEntry } from '@saudagar/contract';

/** Parses one field of a draft; undefined for a damaged value, or one of another type. */
export type DraftField<Value> = (kept: unknown) => Value | undefined;

/** Parsers of a form's fields: one line for each field. */
export type DraftFields<Values> = {
  readonly [Name in keyof Values]-?: DraftField<Values[Name]>;
};

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);
const isText = (kept: unknown): kept is string => typeof kept === 'string';
const oneOf =
  <Value>(isOne: (kept: unknown) => kept is Value): DraftField<Value> =>
  (kept) =>
    isOne(kept) ? kept : undefined;

const list =
  <Item>(isItem: (kept: unknown) => kept is Item): DraftField<readonly Item[]> =>
  (kept) =>
    Array.isArray(kept) ? kept.filter(isItem) : undefined;

/** A list with at least one entry, as in a form with at least one input. */
const filledList =
  <Item>(isItem: (kept: unknown) => kept is Item): DraftField<readonly Item[]> =>
  (kept) => {
    const items = list(isItem)(kept);
    return items?.length ? items : undefined;
  };

/** A number as typed; earlier releases stored a number, or text without separators. */
function number(kept: unknown): NumberEntry | undefined {
  if (kept === null || kept === '') return null;
  if (typeof kept === 'number') return kept;
  if (isText(kept)) return { text: kept, language: localeOf('') };
  if (!isRecord(kept) || !isText(kept.text)) return undefined;
  return { text: kept.text, language: localeOf(String(kept.language)) };
}

/** Types of form fields. */
export const draftField = {
  isRecord,
  isText,
  text: oneOf(isText),
  textOrNull: oneOf((kept): kept is string | null => kept === null || isText(kept)),
  flag: oneOf((kept): kept is boolean => typeof kept === 'boolean'),
  number,
  texts: list(isText),
  filledTexts: filledList(isText),
  list,
  filledList,
  choice: <const Choice>(choices: readonly Choice[]): DraftField<Choice> =>
    oneOf((kept): kept is Choice => choices.includes(kept as Choice)),
  /** Never stored: it starts over with the page. */
  passing: () => undefined,
} as const;

/**
 * Parses the stored values; null when none is valid. A field missing from the draft, as in an
 * earlier release's, is omitted: the form's initial value stays.
 */
export function readFields<Values>(
  kept: unknown,
  fields: DraftFields<Values>,
): Partial<Values> | null {
  if (!isRecord(kept)) return null;
  const values: Partial<Values> = {};
  for (const name of Object.keys(fields) as (keyof Values & string)[]) {
    const value = fields[name](kept[name]);
    if (value !== undefined) values[name] = value;
  }
  return Object.keys(values).length > 0 ? values : null;
}
