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
