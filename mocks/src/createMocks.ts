import type { HttpHandler } from 'msw';
import type { Community } from './core/community.ts';
import { type MockSockets, mockSockets } from './core/sockets.ts';
import { communityHandlers } from './handlers.ts';
import { sampleCommunity } from './sampleCommunity.ts';

/** Options of `createMocks`. */
export interface MocksOptions {
  /** Defaults to the sample community. */
  community?: Community;
  /** Id, username or email of the signed-in member; null for nobody. Defaults to `member-1`. */
  signedInAs?: string | null;
}

/** A community with its handlers and the token of the signed-in member, if any. */
export interface Mocks {
  community: Community;
  handlers: HttpHandler[];
  /** Sockets; add their handlers to the others. */
  sockets: MockSockets;
  token: string | null;
}

/** Creates the mocks of one story or test; two share no state. */
export function createMocks(options: MocksOptions = {}): Mocks {
  const { community = sampleCommunity(), signedInAs = 'member-1' } = options;
  const user = signedInAs === null ? undefined : community.accounts.find(signedInAs);
  if (signedInAs !== null && !user) throw new Error(`No member '${signedInAs}' in the community`);
  return {
    community,
    handlers: communityHandlers(community),
    sockets: mockSockets(community),
    token: user ? community.accounts.openSession(user.id) : null,
  };
}
