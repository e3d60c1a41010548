import type { HttpHandler } from 'msw';
import type { Community } from './core/community.ts';
import { type MockSockets, mockSockets } from './core/sockets.ts';
import { communityHandlers } from './handlers.ts';
import { sampleCommunity } from './sampleCommunity.ts';

/** What `createMocks` takes. */
export interface MocksOptions {
  /** Defaults to the sample community. */
  community?: Community;
  /** Id, username or email of who is signed in; null for nobody. Defaults to `member-1`. */
  signedInAs?: string | null;
}

/** A community with its handlers and, where somebody is signed in, their token. */
export interface Mocks {
  community: Community;
  handlers: HttpHandler[];
  /** The sockets; their handlers go beside the others. */
  sockets: MockSockets;
  token: string | null;
}

/** Makes the mocks of one story or test: nothing is shared with another. */
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
