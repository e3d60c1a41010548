import { GUIDE_PATH } from '../../routing/links.ts';
import type { GuideTexts } from '../guideTexts.ts';
import type { Page } from '../page.ts';
import type { GuideSection, SectionSource } from './guideFlow.ts';

/** A page that has a section of the guide. */
export type GuidedPage = Page & Required<Pick<Page, 'guide'>>;

/** Fragment of the first section's address (SHELL-161). */
const START = 'getting-started';

/** Pages with a section, the guide's first steps before the areas (SHELL-161–167). */
export function guidedPages(pages: readonly Page[]): readonly GuidedPage[] {
  const guided = pages.filter((page): page is GuidedPage => page.guide !== undefined);
  return guided.toSorted((one, other) => Number(isStart(other)) - Number(isStart(one)));
}

/** Returns true for the section of first steps. */
export const isStart = ({ paths }: Page): boolean => paths[0] === GUIDE_PATH;

/** Fragment of a section's address: the name of its page. */
export const sectionId = (page: Page): string => (isStart(page) ? START : page.name);

/** Address of a section (SHELL-098). */
export const sectionPath = (page: Page): string => `${GUIDE_PATH}#${sectionId(page)}`;

/** Text sources of the pages with a section. */
export const sourcesOf = (pages: readonly GuidedPage[]): readonly SectionSource[] =>
  pages.map((page) => ({
    load: async (locale) => sectionOf(page, (await page.guide(locale)).default),
  }));

/** A page's section from its texts. */
export function sectionOf(page: Page, texts: GuideTexts): GuideSection {
  const { title, intro, picture = title, steps = {}, tasks = { all: { steps } } } = texts;
  return { id: sectionId(page), title, intro, picture, tasks };
}
