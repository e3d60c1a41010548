import type { ApiError, Client, Endpoint, Waits } from '@saudagar/contract';
import type { ActorRefFrom } from 'xstate';
import type { Drafts } from '../drafts/drafts.ts';
import type { ActorRegistry } from '../provider/actorRegistry.ts';
import type { SessionRef } from '../provider/rootMachine.ts';
import type { StoredValue } from '../storage/storedValue.ts';
import type { waitingMachine } from './waitingMachine.ts';

/** The parts of a portal that waiting writes need. */
export interface WaitingParts {
  client: Client;
  drafts: Drafts;
  session: SessionRef;
  actors: ActorRegistry;
  /** True when this device may store writes of the page's member that wait. */
  mayHaveAny: () => StoredValue<boolean>;
}

export type WaitingRef = ActorRefFrom<typeof waitingMachine>;

/** The portal's waiting writes, for the code that is loaded with the first one. */
export interface WaitingHost extends WaitingParts {
  /** The machine, if it runs. */
  running(): WaitingRef | null;
  /** Follows a machine that was started. */
  follow(next: WaitingRef): void;
}

/** A call whose write may have to wait. */
export interface StoredCall {
  endpoint: Endpoint;
  options: Omit<Call, 'waits'>;
  waits: Waits;
  /** When the member made it, as an ISO timestamp. */
  at: string;
  /** Why it was not sent; undefined before a try. */
  failure: ApiError | undefined;
  send: () => Promise<unknown>;
}

/** Options of a call, as far as one that may wait needs them. */
export interface Call {
  params?: unknown;
  body?: unknown;
  waits?: Waits | undefined;
}
