export type { MachineCoverage } from './watching/coverage.ts';
export { type CoverageNews, coverageInspector } from './watching/coverageInspector.ts';
