import { createMocks } from '@saudagar/mocks';
import { listen } from '@saudagar/mocks/node';
import type { Target } from './target.ts';

/** Answers this process's requests with the mocks. */
export async function startMocksTarget(): Promise<Target> {
  const { community, handlers, sockets } = createMocks({ signedInAs: null });
  const { close } = listen(...handlers, ...sockets.handlers);
  const { accounts, mails } = community;
  return {
    baseUrl: 'http://mocks.example',
    deactivate: async (userId) => accounts.deactivate(userId),
    setRole: async (userId, role) => accounts.update(userId, { role }),
    // The mocks know no time: to who calls it is the same.
    endByTime: async (userId) => accounts.endSessions(userId),
    startSession: async (userId) => accounts.openSession(userId),
    mailedLink: async (address) => mails.linkTo(address),
    close: async () => close(),
  };
}
