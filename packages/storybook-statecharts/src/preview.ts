import { addons } from 'storybook/preview-api';
import { reportToPanel } from './watching/reportToPanel.ts';
import { statechartCoverage } from './watching/statechartCoverage.ts';
import { beginStory } from './watching/watchedActors.ts';

let isReporting = false;

/** Before every story: what ran in the one before is forgotten. */
export function beforeEach({ id }: { id: string }): void {
  if (!isReporting) {
    isReporting = true;
    globalThis.__statechartCoverage = statechartCoverage;
    reportToPanel(addons.getChannel());
  }
  beginStory(id);
}
