import type { ReactNode } from 'react';
import type { TypedSign } from '../text/signs.ts';

/** A name or tag that completes the one being typed. */
export interface Suggestion {
  readonly id: string;
  /** Inserted text, including its trigger: `@budi`, `#kopi`. */
  readonly value: string;
  /** Main label: a name, a hashtag. */
  readonly title: string;
  /** Secondary label: a username, a number of posts. */
  readonly note?: string;
  /** An image before the label; decoration only. */
  readonly picture?: ReactNode;
}

/** Source of a writing area's suggestions. */
export interface Suggestions {
  /** Matches for the typed text, best first. */
  readonly items: readonly Suggestion[];
  /** Called with the text typed after a trigger; null once none is being typed. */
  readonly onTyped: (typed: Pick<TypedSign, 'sign' | 'text'> | null) => void;
}

/** Element ids of the open list of suggestions and its marked option. */
export interface OpenList {
  readonly id: string;
  readonly option: string | undefined;
}
