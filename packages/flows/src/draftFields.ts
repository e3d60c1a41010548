import { localeOf, type NumberEntry } from '@saudagar/contract';

/** Reads what was kept of one field; undefined where it is damaged, or of another kind. */
export type DraftField<Value> = (stored: unknown) => Value | undefined;

/** How each field of a form is read from a draft: one more field needs one more line. */
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

/** A list that has an entry at least, as where one input always stays. */
const filledList =
  <Item>(isItem: (stored: unknown) => stored is Item): DraftField<readonly Item[]> =>
  (stored) => {
    const items = list(isItem)(stored);
    return items?.length ? items : undefined;
  };

/** A number as it was typed; earlier releases kept it as a number, or as a text without marks. */
function number(stored: unknown): NumberEntry | undefined {
  if (stored === null || stored === '') return null;
  if (typeof stored === 'number') return stored;
  if (isText(stored)) return { text: stored, language: localeOf('') };
  if (!isRecord(stored) || !isText(stored.text)) return undefined;
  return { text: stored.text, language: localeOf(String(stored.language)) };
}

/** The kinds of fields that forms have. */
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
  /** Not kept: it begins again with the page. */
  passing: () => undefined,
} as const;

/**
 * What can be read of kept values; null where that is nothing. A field that the draft does not have,
 * as one of an earlier release, is left out: the form's own beginning stays there.
 */
export function readFields<Values>(
  stored: unknown,
  fields: DraftFields<Values>,
): Partial<Values> | null {
  if (!isRecord(stored)) return null;
  const values: Partial<Values> = {};
  for (const name of Object.keys(fields) as (keyof Values & string)[]) {
    const value = fields[name](stored[name]);
    if (value !== undefined) values[name] = value;
  }
  return Object.keys(values).length > 0 ? values : null;
}
