import { login, register } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { registerMachine } from './registerMachine.ts';
import { registrationDraft } from './registrationDraft.ts';

/** Provides the registration machine with the portal's client and session. */
export const provideRegistration = (portal: Portal) =>
  registerMachine.provide({
    actors: {
      register: fromPromise(({ input }) => portal.client.call(register, { body: input })),
      signIn: fromPromise(({ input }) => portal.client.call(login, { body: input })),
    },
    actions: {
      keepDraft: (_, { draft }) => registrationDraft(portal).keep(draft),
      publish: (_, { reply }) => portal.session.send({ type: 'session.started', signedIn: reply }),
    },
  });
