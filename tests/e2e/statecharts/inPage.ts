/** Runs in a page before the app does, and lets its actors be heard. */
import {
  type CoverageNews,
  coverageInspector,
} from '@saudagar/storybook-addon-statecharts/coverage';

declare global {
  /** Where the app looks for who wants to hear of its actors. */
  var saudagarInspect: ReturnType<typeof coverageInspector>;
  /** Hands what happened to the test's process, which puts it there. */
  var __tellStatecharts: (news: CoverageNews[]) => Promise<void>;
}

let waiting: CoverageNews[] = [];

/** One message for all that happens at once; none is kept back, since the page may be gone at any time. */
function tell(): void {
  void globalThis.__tellStatecharts(waiting);
  waiting = [];
}

globalThis.saudagarInspect = coverageInspector((news) => {
  if (waiting.push(news) === 1) queueMicrotask(tell);
});
