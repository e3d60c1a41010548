import { createMocks } from '@saudagar/mocks';
import { listen } from '@saudagar/mocks/node';
import { conformance } from './conformance.ts';

conformance('the mocks', async () => {
  const { community, handlers, sockets } = createMocks({ signedInAs: null });
  const { close } = listen(...handlers, ...sockets.handlers);
  return {
    baseUrl: 'http://mocks.example',
    deactivate: async (userId) => community.accounts.deactivate(userId),
    close: async () => close(),
  };
});
