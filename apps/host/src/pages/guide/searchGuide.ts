import { isFound, searchedText } from '@saudagar/contract';
import type { GuideTask } from '../guideTexts.ts';
import type { GuideSection } from './guideFlow.ts';

const textOf = ({ title = '', steps }: GuideTask) => [title, ...Object.values(steps)];

/**
 * The sections that contain all words of the search, ignoring case and accents: complete when title
 * and introduction match, else with the matching tasks.
 */
export function searchGuide(sections: readonly GuideSection[], typed: string): GuideSection[] {
  return sections.flatMap((section) => {
    const { title, intro } = section;
    if (isFound(searchedText(title, intro), typed)) return [section];
    const tasks = Object.entries(section.tasks).filter(([, task]) =>
      isFound(searchedText(title, ...textOf(task)), typed),
    );
    return tasks.length > 0 ? [{ ...section, tasks: Object.fromEntries(tasks) }] : [];
  });
}

/** Number of tasks in sections. */
export const countTasks = (sections: readonly GuideSection[]): number =>
  sections.reduce((sum, { tasks }) => sum + Object.keys(tasks).length, 0);
