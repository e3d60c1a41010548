import { describe, expect, it } from 'vitest';
import { pages } from '../../apps/host/src/pages/pages.ts';
import { root } from '../../scripts/packages.ts';
import { callersOf, callsWithout, pagesWithout } from '../faults/coverage.ts';

const HOW =
  /^Add one to tests\/faults\/scenarios, listed by its area in tests\/areas.ts: what a member does there/;

describe('the fault sweep', () => {
  it('the fault sweep reports a page without a scenario, and how to write one', () => {
    const known = pages.flatMap(({ paths }) => paths);
    const paths = [...known, '/warehouse'];
    const scenarios = known.map((page) => ({ page }));
    expect(pagesWithout(scenarios, paths)).toEqual([
      { what: 'The page /warehouse has no scenario', advice: expect.stringMatching(HOW) },
    ]);
  });

  it('the fault sweep finds the calls of all packages, and those without a scenario', () => {
    const callers = callersOf(root);
    expect(callers.get('likePost')).toBe('packages/posts/src/likes/likeActors.ts');
    const swept = new Set(callers.keys());
    expect(callsWithout(swept, callers)).toEqual([]);
    swept.delete('likePost');
    expect(callsWithout(swept, callers)).toEqual([
      {
        what: 'packages/posts/src/likes/likeActors.ts calls likePost, and no scenario makes that call',
        advice: expect.stringMatching(HOW),
      },
    ]);
  });
});
