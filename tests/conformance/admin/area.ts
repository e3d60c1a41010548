import type { AreaConformance } from '../core/area.ts';
import { flagsSuite } from './flags.ts';

export const admin: AreaConformance = { suites: [flagsSuite], things: [], realFields: {} };
