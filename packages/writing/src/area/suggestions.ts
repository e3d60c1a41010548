import type { ReactNode } from 'react';
import type { TypedSign } from '../text/signs.ts';

/** One name or tag to put where it is being typed. */
export interface Suggestion {
  readonly id: string;
  /** What is written into the text, its sign included: `@budi`, `#kopi`. */
  readonly value: string;
  /** What is shown first: a name, a hashtag. */
  readonly title: string;
  /** What is shown beside it: a username, a number of posts. */
  readonly note?: string;
  /** A picture before it; decoration only. */
  readonly picture?: ReactNode;
}

/** Where a writing area's suggestions come from. */
export interface Suggestions {
  /** What fits what was last typed, best first. */
  readonly items: readonly Suggestion[];
  /** Told what is being typed after a sign; null once nothing is. */
  readonly onTyped: (typed: Pick<TypedSign, 'sign' | 'text'> | null) => void;
}

/** The list of suggestions that is open, and its marked option, by their elements' ids. */
export interface OpenList {
  readonly id: string;
  readonly option: string | undefined;
}
