import { GUIDE_PATH } from '../../routing/links.ts';
import type { GuideTexts } from '../guideTexts.ts';
import type { Page } from '../page.ts';
import type { GuideSection, SectionSource } from './guideFlow.ts';

/** A page that has a section of the guide. */
export type GuidedPage = Page & Required<Pick<Page, 'guide'>>;

/** What the first section's address ends with (SHELL-161). */
const START = 'getting-started';

/** Pages with a section, the guide's own first steps before the areas (SHELL-161–167). */
export function guidedPages(pages: readonly Page[]): readonly GuidedPage[] {
  const guided = pages.filter((page): page is GuidedPage => page.guide !== undefined);
  return guided.toSorted((one, other) => Number(isStart(other)) - Number(isStart(one)));
}

/** Whether the page's section is the first steps. */
export const isStart = ({ paths }: Page): boolean => paths[0] === GUIDE_PATH;

/** What a section's address ends with: the name of its page. */
export const sectionId = (page: Page): string => (isStart(page) ? START : page.name);

/** Address of a section (SHELL-098). */
export const sectionPath = (page: Page): string => `${GUIDE_PATH}#${sectionId(page)}`;

/** What the guide reads of each page that has a section. */
export const sourcesOf = (pages: readonly GuidedPage[]): readonly SectionSource[] =>
  pages.map((page) => ({
    load: async (locale) => sectionOf(page, (await page.guide(locale)).default),
  }));

/** A page's section from its texts. */
export function sectionOf(page: Page, texts: GuideTexts): GuideSection {
  const { title, intro, picture = title, steps = {}, tasks = { all: { steps } } } = texts;
  return { id: sectionId(page), title, intro, picture, tasks };
}
