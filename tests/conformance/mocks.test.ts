import { createMocks } from '@saudagar/mocks';
import { listen } from '@saudagar/mocks/node';
import { conformance } from './conformance.ts';

conformance('the mocks', async () => {
  const { community, handlers, sockets } = createMocks({ signedInAs: null });
  const { close } = listen(...handlers, ...sockets.handlers);
  const { accounts } = community;
  return {
    baseUrl: 'http://mocks.example',
    deactivate: async (userId) => accounts.deactivate(userId),
    setRole: async (userId, role) => accounts.update(userId, { role }),
    // The mocks know no time: to who calls it is the same.
    endByTime: async (userId) => accounts.endSessions(userId),
    startSession: async (userId) => accounts.openSession(userId),
    close: async () => close(),
  };
});
