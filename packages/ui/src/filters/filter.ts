import type { SelectOption } from '../forms/Select.tsx';

/** A filter of a list. */
export interface Filter<Id extends string = string> {
  /** Unique id of the filter. */
  readonly id: Id;
  /** Label of the filter. */
  readonly label: string;
  /** The options, in order; 'All' is added first. */
  readonly options: readonly SelectOption[];
  /** Id of the selected option, or empty for all. */
  readonly value: string;
  /** Control of the filter: a select, or chips with all options visible. @default 'select' */
  readonly look?: 'select' | 'chips';
}

/** The search of a list. */
export interface FilterSearch {
  /** Label of the field, and name of the button that opens it. */
  readonly label: string;
  /** Example of what can be searched, short enough for a phone. */
  readonly placeholder: string;
  /** The search text. */
  readonly value: string;
  /** Called with the changed text, per character. */
  readonly onChange: (text: string) => void;
}
