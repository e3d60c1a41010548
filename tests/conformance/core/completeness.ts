import { documentedRefusals, type Endpoint } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import type { Harness } from '../harness.ts';

/** Runs last: no endpoint is left out, with what it gives and with what it refuses. */
export function completenessSuite(harness: Harness, endpoints: readonly Endpoint[]): void {
  describe('everything documented was seen', () => {
    test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, of) => {
      const documented = [of.status, ...documentedRefusals(of)];
      expect([...(harness.answers().seen.get(name) ?? [])]).toEqual(
        expect.arrayContaining(documented),
      );
    });
  });
}
