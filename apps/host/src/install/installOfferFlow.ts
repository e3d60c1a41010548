import { provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { emit, fromCallback, setup } from 'xstate';
import { installPrompt } from './installPrompt.ts';

/** Day of a member's first visit on this device; 'offered' once the app was offered. */
const storedFirstVisit = {
  key: 'saudagar.install.v1',
  isMembers: true,
  fallback: null,
  parse: (stored: unknown) => (typeof stored === 'string' ? stored : null),
} as const;

type InstallPossible = { type: 'install.possible' };

const unprovided = (): never => {
  throw new Error('installOffer: provide its actions');
};

/** Offers once to install the app, to a member who comes back on another day. */
// SHELL-192
export const installOfferMachine = setup({
  types: {
    context: {} as { firstVisit: string; today: string },
    input: {} as { firstVisit: string | null; today: string },
    events: {} as InstallPossible,
    emitted: {} as { type: 'install.offered' },
  },
  actors: { watchInstall: fromCallback<InstallPossible>(() => {}) },
  actions: {
    keepVisit: (_, _params: { visit: string }): void => unprovided(),
    emitOffered: emit({ type: 'install.offered' }),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isAnotherDay: ({ context: { firstVisit, today } }) =>
      firstVisit !== today && firstVisit !== 'offered',
  },
}).createMachine({
  id: 'installOffer',
  context: ({ input: { firstVisit, today } }) => ({ firstVisit: firstVisit ?? today, today }),
  entry: { type: 'keepVisit', params: ({ context }) => ({ visit: context.firstVisit }) },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        src: 'watchInstall',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      on: {
        'install.possible': {
          guard: 'isAnotherDay',
          target: 'offered',
          actions: [{ type: 'keepVisit', params: { visit: 'offered' } }, 'emitOffered'],
        },
      },
    },
    offered: {},
  },
});

/** The member's first visit as this device knows it, and today. */
export const installOfferInput = ({ stored }: Pick<Portal, 'stored'>) => ({
  firstVisit: stored<string | null>(storedFirstVisit).read(),
  today: new Date().toDateString(),
});

/** Follows the browser's offer to install the app. */
export const provideInstallOffer = ({ stored }: Portal) =>
  provideFlow(installOfferMachine, {
    actors: {
      watchInstall: fromCallback<InstallPossible>(({ sendBack }) => {
        const look = () => {
          if (installPrompt.isOffered()) sendBack({ type: 'install.possible' });
        };
        // The view listens only once all its effects have run.
        queueMicrotask(look);
        return installPrompt.subscribe(look);
      }),
    },
    actions: {
      keepVisit: (_: unknown, { visit }: { visit: string }) =>
        stored<string | null>(storedFirstVisit).write(visit),
    },
  });
