import type { Portal } from '@saudagar/portal/machines';
import { setup } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

/**
 * When flags and figures are read again after a decision (ADM-087, 089, 090). A flow of its own: it
 * waits and calls nothing, which no factory does.
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

/** The one reload that waits, kept while the moderator goes elsewhere. */
export const provideReload = (portal: Portal) =>
  reloadMachine.provide({ actions: { reload: () => publishAdmin(portal, { type: 'flags' }) } });
