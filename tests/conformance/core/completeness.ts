import { documentedRefusals, type Endpoint } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import type { Harness } from '../harness.ts';

/** Runs last: every documented status of every endpoint was answered. */
export function completenessSuite(harness: Harness, endpoints: readonly Endpoint[]): void {
  describe('every documented answer was given', () => {
    test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
      '%s gave each documented answer',
      (name, of) => {
        const documented = [of.status, ...documentedRefusals(of)];
        expect([...(harness.answers().seen.get(name) ?? [])]).toEqual(
          expect.arrayContaining(documented),
        );
      },
    );
  });
}
