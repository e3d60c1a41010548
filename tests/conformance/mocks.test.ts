import { createMocks } from '@saudagar/mocks';
import { setupServer } from 'msw/node';
import { conformance } from './conformance.ts';

conformance('the mocks', async () => {
  const { community, handlers } = createMocks({ signedInAs: null });
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return {
    baseUrl: 'http://mocks.example',
    deactivate: async (userId) => community.accounts.deactivate(userId),
    close: async () => server.close(),
  };
});
