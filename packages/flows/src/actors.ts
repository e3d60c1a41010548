import type { CallOptions, Endpoint, Page, ReplyOf } from '@saudagar/contract';
import { keptAt, markKept, type Portal } from '@saudagar/portal/machines';
import { type AnyStateMachine, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import type { NetworkReturned } from './required.ts';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Actors<Machine extends AnyStateMachine> = NonNullable<Implementations<Machine>['actors']>;
type Actions<Machine extends AnyStateMachine> = NonNullable<Implementations<Machine>['actions']>;

/** Actors with a default of their own: they watch the browser, store nothing or send nothing. */
type Optional = `watch${string}` | 'subscribe' | 'draft';
/** Actions that only a feature can implement. */
type Needed = 'publish' | 'handOver';

/**
 * A feature's implementations for a flow's machine: every actor that makes a call, and publishing.
 */
export type Provided<Machine extends AnyStateMachine> = {
  actors: NeededOf<Actors<Machine>, Exclude<keyof Actors<Machine>, Optional>>;
} & ([Extract<keyof Actions<Machine>, Needed>] extends [never]
  ? { actions?: Actions<Machine> }
  : { actions: NeededOf<Actions<Machine>, Extract<keyof Actions<Machine>, Needed>> });

/** Each name belongs to one operand only, so that functions can infer their parameters by name. */
type NeededOf<All, Names extends keyof All> = Required<Pick<All, Names>> & Omit<All, Names>;

/** A `publish` for changes that no other view shows. */
export const publishNothing = () => {};

/** Provides a flow's machine with a feature's calls; logs failures and watches the network. */
export function provideFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { actors, actions }: Provided<Machine>,
): Machine {
  const isWatching = 'watchNetwork' in machine.implementations.actors;
  return machine.provide({
    actors: { ...(isWatching && { watchNetwork }), ...actors },
    actions: {
      logFailure: (_: unknown, { error }: { error: unknown }) =>
        console.info(`saudagar: ${machine.id}`, error),
      ...actions,
    },
  } as never) as Machine;
}

/** Reports that the browser is online again. */
const watchNetwork = fromCallback<NetworkReturned>(({ sendBack }) => {
  const notify = () => sendBack({ type: 'network.returned' });
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
});

/** Options of a call without the signal, which its actor adds. */
type Call<E extends Endpoint> = Omit<CallOptions<E>, 'signal'>;

/** Input of a read that takes a reply kept on this device, if its endpoint is kept. */
export interface MayBeKept {
  /** @default false */
  mayBeKept?: boolean | undefined;
}

/** Creates an actor that reads from an endpoint; cancelled when its view unmounts. */
export function read<E extends Endpoint, Input, Output = ReplyOf<E>>(
  { client }: Portal,
  endpoint: E,
  callOf: (input: Input) => Call<E>,
  outputOf?: (reply: ReplyOf<E>, input: Input) => NoInfer<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise(async ({ input, signal }) => {
    const { mayBeKept } = (input ?? {}) as MayBeKept;
    const options = { ...callOf(input), signal, ...(endpoint.isKept && { mayBeKept }) };
    const reply = await client.call(endpoint, options as never);
    return outputOf ? markKept(outputOf(reply, input), keptAt(reply)) : (reply as Output);
  });
}

/** Maximum page size, for reading all pages. */
const LARGEST_PAGE = 100;

/** Items in the pages of an endpoint. */
type ItemOf<E extends Endpoint> = ReplyOf<E> extends Page<infer Item> ? Item : never;

/** Creates an actor that reads all pages of an endpoint; cancelled when its view unmounts. */
export function readAll<E extends Endpoint, Input, Output = readonly ItemOf<E>[]>(
  { client }: Portal,
  endpoint: E,
  callOf: (input: Input) => Call<E>,
  outputOf?: (items: readonly ItemOf<E>[]) => NoInfer<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise(async ({ input, signal }) => {
    const items: ItemOf<E>[] = [];
    const call = callOf(input) as { query?: object };
    let cursor: string | null = null;
    do {
      const query = { ...call.query, limit: LARGEST_PAGE, ...(cursor !== null && { cursor }) };
      const page = (await client.call(endpoint, { ...call, query, signal } as never)) as Page<
        ItemOf<E>
      >;
      items.push(...page.items);
      cursor = page.cursor;
    } while (cursor !== null);
    return outputOf ? outputOf(items) : (items as Output);
  });
}

/** Creates an actor that writes to an endpoint; once sent, it continues without its view. */
export function write<E extends Endpoint, Input, Output = ReplyOf<E>>(
  { client }: Portal,
  endpoint: E,
  callOf: (input: Input) => Call<E>,
  outputOf?: (reply: ReplyOf<E>, input: Input) => NoInfer<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise(async ({ input }) => {
    const reply = await client.call(endpoint, callOf(input) as never);
    return outputOf ? outputOf(reply, input) : (reply as Output);
  });
}
