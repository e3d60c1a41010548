import type { CallOptions, Endpoint, Page, ReplyOf } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { type AnyStateMachine, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import type { NetworkReturned } from './required.ts';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Actors<Machine extends AnyStateMachine> = NonNullable<Implementations<Machine>['actors']>;
type Actions<Machine extends AnyStateMachine> = NonNullable<Implementations<Machine>['actions']>;

/** A machine's own actors, which do without a feature: they watch the browser, keep nothing, stay silent. */
type Optional = `watch${string}` | 'subscribe' | 'draft';
/** Actions that only a feature can do. */
type Needed = 'publish' | 'handOver';

/** What a feature provides a flow's machine with: every actor that makes a call, and who is told. */
export type Provided<Machine extends AnyStateMachine> = {
  actors: NeededOf<Actors<Machine>, Exclude<keyof Actors<Machine>, Optional>>;
} & ([Extract<keyof Actions<Machine>, Needed>] extends [never]
  ? { actions?: Actions<Machine> }
  : { actions: NeededOf<Actions<Machine>, Extract<keyof Actions<Machine>, Needed>> });

/** Each name is of one part alone, so that a function knows by its name what it is given. */
type NeededOf<All, Names extends keyof All> = Required<Pick<All, Names>> & Omit<All, Names>;

/** A `publish` for a flow that changes nothing others show. */
export const publishNothing = () => {};

/** A flow's machine with its feature's calls; failures are logged, and the network is watched. */
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

/** Says when the browser is online again. */
const watchNetwork = fromCallback<NetworkReturned>(({ sendBack }) => {
  const notify = () => sendBack({ type: 'network.returned' });
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
});

/** What a call is made with, without the signal that its actor adds. */
type Call<E extends Endpoint> = Omit<CallOptions<E>, 'signal'>;

/** An actor that reads from an endpoint; given up when its view goes. */
export function read<E extends Endpoint, Input, Output = ReplyOf<E>>(
  { client }: Portal,
  endpoint: E,
  callOf: (input: Input) => Call<E>,
  outputOf?: (reply: ReplyOf<E>, input: Input) => NoInfer<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise(async ({ input, signal }) => {
    const reply = await client.call(endpoint, { ...callOf(input), signal } as never);
    return outputOf ? outputOf(reply, input) : (reply as Output);
  });
}

/** Things asked for at once where all of them are read: the most that a page holds. */
const LARGEST_PAGE = 100;

/** What the pages of an endpoint hold. */
type ItemOf<E extends Endpoint> = ReplyOf<E> extends Page<infer Item> ? Item : never;

/** An actor that reads all pages of an endpoint; given up when its view goes. */
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

/** An actor that writes to an endpoint; once sent, it goes on without its view. */
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
