import type { Endpoint } from '@saudagar/contract';
import type { Scenario } from './scenario.ts';

/** A call that a scenario makes. */
export interface Task {
  scenario: Scenario;
  endpoint: Endpoint;
}

/** Lists each call once, or once on `eachPage` that makes it, with all its scenarios. */
export function tasksOf(rehearsed: readonly Task[], eachPage: boolean): (readonly Task[])[] {
  const callers = Map.groupBy(rehearsed, ({ scenario, endpoint }) =>
    eachPage ? `${scenario.page} ${endpoint.name}` : endpoint.name,
  );
  return [...callers.values()];
}
