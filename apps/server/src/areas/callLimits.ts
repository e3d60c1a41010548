import type { Endpoint } from '@saudagar/contract';
import type { LimitName } from '../limits/limits.ts';

/** Rate limits by call name; null for a call without one, or counted by its handler. */
export type AreaLimits = Readonly<Record<string, LimitName | null>>;

/** Returns the rate limit of a call; every call that writes has one. */
export type CallLimits = (endpoint: Pick<Endpoint, 'name' | 'method'>) => LimitName | null;

/** Collects the rate limits of calls from the areas; `write` unless one is named. */
export function callLimits(areas: readonly { readonly limits: AreaLimits | 'none' }[]): CallLimits {
  const own: AreaLimits = Object.assign(
    {},
    ...areas.map(({ limits }) => (limits === 'none' ? {} : limits)),
  );
  return ({ name, method }) => own[name] ?? (name in own || method === 'GET' ? null : 'write');
}
