import { login, register } from '@saudagar/contract';
import { write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { knownDevices } from './knownDevices.ts';
import { registerMachine } from './registerMachine.ts';
import { registrationDraft } from './registrationDraft.ts';

/** Provides the registration machine with the portal's client and session. */
export const provideRegistration = (portal: Portal) =>
  registerMachine.provide({
    actors: {
      register: write(
        portal,
        register,
        (body) => ({ body }),
        (reply) => knownDevices(portal).remember(reply),
      ),
      signIn: write(
        portal,
        login,
        (body) => ({ body: knownDevices(portal).withTokens(body) }),
        (reply) => knownDevices(portal).remember(reply),
      ),
    },
    actions: {
      keepDraft: (_, { draft }) => registrationDraft(portal).keep(draft),
      publish: (_, { reply }) => portal.session.send({ type: 'session.started', signedIn: reply }),
    },
  });
