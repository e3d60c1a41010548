import { createHash } from 'node:crypto';
import type { Endpoint } from '@saudagar/contract';
import type { Scenario } from './scenario.ts';

/** A call that a scenario makes. */
export interface Task {
  scenario: Scenario;
  endpoint: Endpoint;
}

/** Each call once, or once on `eachPage` that makes it, with all the scenarios that do. */
export function tasksOf(rehearsed: readonly Task[], eachPage: boolean): (readonly Task[])[] {
  const callers = Map.groupBy(rehearsed, ({ scenario, endpoint }) =>
    eachPage ? `${scenario.page} ${endpoint.name}` : endpoint.name,
  );
  return [...callers.values()];
}

/** All of them in an order that the seed decides. */
export function drawn<One>(
  seed: string,
  all: readonly One[],
  nameOf: (one: One) => string,
): readonly One[] {
  const draw = (one: One) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex');
  return all.toSorted((a, b) => draw(a).localeCompare(draw(b)));
}
