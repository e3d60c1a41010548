/** Results of one measurement: numbers by name. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Measures one variant once. Called in turn with the others, so that all run under the same load.
 */
export type Measure = () => Promise<Figures>;

/** One row of the table: a median and its aim. */
export interface Row {
  /** Name of the row, such as 'LCP on the throttled phone'. */
  what: string;
  /** The variant of the figure. */
  of: string;
  /** The figure of that variant. */
  figure: string;
  unit: 'ms' | 'kB' | 'MB' | 'px' | 'per second' | 'count';
  /** The figure to compare with: the row then shows a ratio, and the aim applies to it. */
  beside?: { of: string; figure?: string };
  /**
   * The aim: the maximum or minimum of the figure, or of its ratio. Without one it is only shown.
   */
  atMost?: number;
  atLeast?: number;
}

/** Variants measured in turn in one run. A file `<part>/<name>.bench.ts` exports one as `bench`. */
export interface Bench {
  /** Heading in the table. */
  name: string;
  /** Rounds that count. @default 5 */
  rounds?: number;
  /** Rounds before them that do not count. @default 1 */
  warmUps?: number;
  /** Prepares everything: servers, browsers, data. */
  start(): Promise<RunningBench>;
  rows: readonly Row[];
}

/** A bench with everything prepared. */
export interface RunningBench {
  /** The measured variants, by name. */
  variants: Readonly<Record<string, Measure>>;
  /** Ends everything that was started, also after a failure. */
  stop(): Promise<void>;
}

/** Every figure of every round, by variant. */
export type Samples = Readonly<Record<string, readonly Figures[]>>;

/** A row with its results. */
export interface Result extends Row {
  /** The median; null where no round gave the figure. */
  value: number | null;
  /** Median of the figure compared with. */
  besideValue: number | null;
  /** `value` over `besideValue`. */
  ratio: number | null;
  /** True when the aim is met; null where there is none. */
  isMet: boolean | null;
}
