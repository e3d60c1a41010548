import { definePreviewAddon } from 'storybook/internal/csf';
import * as preview from './preview.ts';
import type { StatechartParameters } from './protocol.ts';

/** Types that the addon adds to a story. */
export interface StatechartTypes {
  parameters: { statecharts?: StatechartParameters };
}

/** The addon, for `definePreview({ addons: [statecharts()] })`. */
export default () => definePreviewAddon<StatechartTypes>(preview);

export type { StatechartParameters } from './protocol.ts';
export type { MachineCoverage } from './watching/coverage.ts';
export { statechartCoverage } from './watching/statechartCoverage.ts';
export { watchEvery } from './watching/watchEvery.ts';
export { inspectActors, watchActor } from './watching/watchedActors.ts';
