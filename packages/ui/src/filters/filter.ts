import type { SelectOption } from '../forms/Select.tsx';

/** What a list can be narrowed by. */
export interface Filter<Id extends string = string> {
  /** What a filter is known by. */
  readonly id: Id;
  /** What it is called. */
  readonly label: string;
  /** What can be chosen, in order; 'All' comes before them. */
  readonly options: readonly SelectOption[];
  /** Id of the option chosen, or empty for all. */
  readonly value: string;
  /** How it is chosen: from a select, or from chips that are all in sight. @default 'select' */
  readonly look?: 'select' | 'chips';
}
