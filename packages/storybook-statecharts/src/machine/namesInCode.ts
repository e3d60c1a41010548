import type { AnyStateNode } from 'xstate';

/** Name of an automatic transition's cause; null for an external event. */
export function waitingName(event: string, node: AnyStateNode): string | null {
  if (event === '') return 'always';
  const [, ending, actor] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event) ?? [];
  if (ending && actor) {
    const source = node.invoke.find(({ id }) => id === actor)?.src;
    return `${ending}: ${source === undefined ? actor : nameOfSource(source)}`;
  }
  if (event.startsWith('xstate.done.state.')) return 'done';
  const [, delay] = /^xstate\.after\.(.+?)\./.exec(event) ?? [];
  return delay ? `after ${delayName(delay)}` : null;
}

function delayName(delay: string): string {
  if (!/^\d+$/.test(delay)) return delay;
  const time = Number(delay);
  if (time < 1000) return `${time} ms`;
  return time % 60_000 === 0 ? `${time / 60_000} min` : `${time / 1000} s`;
}

/** The name of an invoked actor. */
export const nameOfSource = (source: unknown) => (typeof source === 'string' ? source : 'actor');

/** Names of the named actions; unnamed ones only assign, raise or log. */
export const namesOf = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => name !== null);

function nameOf(action: unknown): string | null {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return null;
}

/** A transition's guard, by names. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return combinedGuardName(guard) ?? 'condition';
}

/** `and`, `or` and `not` are functions with their operands as properties. */
function combinedGuardName(guard: unknown): string | null {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) {
    return null;
  }
  const names = guard.guards.map(guardName);
  const check = 'check' in guard && typeof guard.check === 'function' ? guard.check.name : '';
  if (check === 'checkNot') return `not ${names[0]}`;
  return names.join(check === 'checkOr' ? ' or ' : ' and ');
}
