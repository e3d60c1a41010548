import type { Endpoint } from '@saudagar/contract';

/** Statuses with which each endpoint has answered during a suite. */
export interface Answers {
  /** Statuses by endpoint name. */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>;
  /** Stops watching. */
  stop(): void;
}

/** Watches the answers of endpoints to every request from now on. */
export function watchAnswers(endpoints: readonly Endpoint[]): Answers {
  const seen = new Map(endpoints.map(({ name }) => [name, new Set<number>()]));
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    const answer = await fetch(address, init);
    const endpoint = endpointOf(
      endpoints,
      init?.method ?? 'GET',
      new URL(String(address)).pathname,
    );
    if (endpoint) seen.get(endpoint.name)?.add(answer.status);
    return answer;
  };
  return {
    seen,
    stop() {
      globalThis.fetch = fetch;
    },
  };
}

/** The endpoint a path belongs to: of several that match the one with the most literal segments. */
function endpointOf(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): Endpoint | undefined {
  const parts = path.split('/');
  const fitting = endpoints.filter((endpoint) => {
    const own = endpoint.path.split('/');
    const fits = own.every((part, index) => part.startsWith('{') || part === parts[index]);
    return endpoint.method === method && own.length === parts.length && fits;
  });
  const words = ({ path: own }: Endpoint) =>
    own.split('/').filter((part) => part[0] !== '{').length;
  return fitting.toSorted((a, b) => words(b) - words(a))[0];
}
