import type { Portal } from '@saudagar/portal/machines';
import { setup } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

/**
 * Delays the reload of flags and figures after a decision (ADM-087, 089, 090). Written by hand: no
 * factory waits without a call.
 */
export const reloadMachine = setup({
  types: {
    events: {} as { type: 'decision.made' } | { type: 'decision.late' },
    tags: {} as 'idle',
  },
  actions: {
    reload: () => {
      throw new Error('reloadFlags: provide reload');
    },
  },
  delays: { made: 1000, late: 500 },
}).createMachine({
  id: 'reloadFlags',
  initial: 'resting',
  on: { 'decision.made': '.made', 'decision.late': '.late' },
  states: {
    resting: { tags: 'idle' },
    made: { after: { made: { target: 'resting', actions: 'reload' } } },
    late: { after: { late: { target: 'resting', actions: 'reload' } } },
  },
});

/** Implements the single pending reload, which survives leaving the tab. */
export const provideReload = (portal: Portal) =>
  reloadMachine.provide({ actions: { reload: () => publishAdmin(portal, { type: 'flags' }) } });
