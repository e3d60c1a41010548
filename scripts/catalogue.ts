/**
 * Checks the catalogue of the Storybook built last: every state is on a board, names are plain words,
 * and Storybook's own search answers the questions of those who review.
 */
import { boardFaults } from './catalogue/boardFaults.ts';
import { nameFaults } from './catalogue/nameFaults.ts';
import { questions } from './catalogue/questions.ts';
import { searchFaults } from './catalogue/search.ts';
import { builtStories } from './stories/storyList.ts';

const stories = builtStories().filter(({ tags }) => !tags.includes('planted'));
const faults = [
  ...boardFaults(stories),
  ...nameFaults(stories),
  ...(await searchFaults(questions)),
];
for (const fault of faults) console.error(fault);
console.log(`${stories.length} states, ${questions.length} questions, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
