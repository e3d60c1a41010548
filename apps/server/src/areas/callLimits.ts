import type { Endpoint } from '@saudagar/contract';
import type { LimitName } from '../limits/limits.ts';

/** Limits by the names of calls; null for a call without one, or whose handler counts. */
export type AreaLimits = Readonly<Record<string, LimitName | null>>;

/** The limit a call counts under; every call that writes has one. */
export type CallLimits = (endpoint: Pick<Endpoint, 'name' | 'method'>) => LimitName | null;

/** Reads off the areas which limit each call counts under; `write` where none is named. */
export function callLimits(areas: readonly { readonly limits: AreaLimits | 'none' }[]): CallLimits {
  const own: AreaLimits = Object.assign(
    {},
    ...areas.map(({ limits }) => (limits === 'none' ? {} : limits)),
  );
  return ({ name, method }) => own[name] ?? (name in own || method === 'GET' ? null : 'write');
}
