/** Runs in a page before the app does, and lets its actors be heard. */
import {
  type CoverageNews,
  coverageInspector,
} from '@saudagar/storybook-addon-statecharts/coverage';

declare global {
  /** Where the app looks for who wants to hear of its actors. */
  var saudagarInspect: ReturnType<typeof coverageInspector>;
  /** Names of what the test's process has heard of before. */
  var __knownPassages: readonly string[];
  /** Hands what happened to the test's process, which puts it there. */
  var __tellStatecharts: (news: CoverageNews[]) => Promise<void>;
}

const known = new Set(globalThis.__knownPassages);
const isNews = (name: string) => !known.has(name);
let waiting: CoverageNews[] = [];

/** One message for all that happens at once; none is kept back, since the page may be gone at any time. */
function tell(): void {
  void globalThis.__tellStatecharts(waiting);
  waiting = [];
}

globalThis.saudagarInspect = coverageInspector(({ machine, ...news }) => {
  const entered = news.entered.filter(isNews);
  const taken = news.taken.filter(isNews);
  if (entered.length + taken.length === 0) return;
  if (waiting.push({ machine, entered, taken }) === 1) queueMicrotask(tell);
});
