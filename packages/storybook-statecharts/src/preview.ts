import { addons } from 'storybook/preview-api';
import { reportToPanel } from './watching/reportToPanel.ts';
import { statechartCoverage } from './watching/statechartCoverage.ts';
import { beginStory } from './watching/watchedActors.ts';

let isReporting = false;

/** Runs before every story: discards the actors of the previous one. */
export function beforeEach({ id }: { id: string }): void {
  if (!isReporting) {
    isReporting = true;
    globalThis.__statechartCoverage = statechartCoverage;
    reportToPanel(addons.getChannel());
  }
  beginStory(id);
}
