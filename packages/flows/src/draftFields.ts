import { localeOf, type NumberEntry } from '@saudagar/contract';

/** Reads what was kept of one field; undefined where it is damaged, or of another kind. */
export type DraftField<Value> = (kept: unknown) => Value | undefined;

/** How each field of a form is read from a draft: one more field needs one more line. */
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

/** A list that has an entry at least, as where one input always stays. */
const filledList =
  <Item>(isItem: (kept: unknown) => kept is Item): DraftField<readonly Item[]> =>
  (kept) => {
    const items = list(isItem)(kept);
    return items?.length ? items : undefined;
  };

/** A number as it was typed; earlier releases kept it as a number, or as a text without marks. */
function number(kept: unknown): NumberEntry | undefined {
  if (kept === null || kept === '') return null;
  if (typeof kept === 'number') return kept;
  if (isText(kept)) return { text: kept, language: localeOf('') };
  if (!isRecord(kept) || !isText(kept.text)) return undefined;
  return { text: kept.text, language: localeOf(String(kept.language)) };
}

/** The kinds of fields that forms have. */
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
  /** Not kept: it begins again with the page. */
  passing: () => undefined,
} as const;

/**
 * What can be read of kept values; null where that is nothing. A field that the draft does not have,
 * as one of an earlier release, is left out: the form's own beginning stays there.
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
