/** A question of somebody who reviews, and where its answer is. */
export interface Question {
  ask: string;
  /** Words typed into Storybook's search. */
  type: string;
  /** Titles, boards or stories that answer it, as the search shows them. */
  find: readonly string[];
}

export const questions: readonly Question[] = [];
