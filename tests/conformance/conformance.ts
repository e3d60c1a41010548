import type { Endpoint } from '@saudagar/contract';
import { endpoints, type SocketEndpoint, sockets } from '@saudagar/contract/server';
import { describe } from 'vitest';
import { areas, conformanceOf } from '../areas.ts';
import type { AreaConformance } from './core/area.ts';
import { completenessSuite } from './core/completeness.ts';
import { rolesSuite } from './core/roles.ts';
import { searchVariantsSuite } from './core/searchVariants.ts';
import { staffActsSuite } from './core/staffActs.ts';
import { updatesSuite } from './core/updates.ts';
import { validationSuite } from './core/validation.ts';
import { setupHarness } from './harness.ts';
import type { Target } from './target.ts';

/** Part of the contract with its tests. */
export interface Subject {
  endpoints: readonly Endpoint[];
  sockets: readonly SocketEndpoint[];
  areas: readonly AreaConformance[];
}

/** The whole contract. */
const product: Subject = { endpoints, sockets, areas: await conformanceOf(areas) };

/** The contract's behaviour, as tests of a target. The mocks and the server pass the same tests. */
export function conformance(name: string, start: () => Promise<Target>): void {
  describe(name, () => {
    const harness = setupHarness(start, product.endpoints);
    rolesSuite(harness, product);
    for (const { suites } of product.areas) for (const suite of suites) suite(harness);
    updatesSuite(harness, product);
    staffActsSuite(harness, product);
    validationSuite(harness);
    searchVariantsSuite(harness, product.endpoints);
    completenessSuite(harness, product.endpoints);
  });
}
