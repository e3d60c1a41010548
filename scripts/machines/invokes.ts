import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';

/** Lists the machines that a module exports. */
export const machinesOf = (module: object): AnyStateMachine[] =>
  Object.values(module).filter((value) => value instanceof StateMachine);

/** Lists the invokes of a machine without an effective onError. */
export function unansweredInvokes({ root }: AnyStateMachine): string[] {
  return statesOf(root).flatMap((state) =>
    state.invoke
      .filter(({ onError }) => !isAnswer(onError))
      .map(({ src }) => `${state.id} invokes ${String(src)} without onError`),
  );
}

const statesOf = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(statesOf),
];

/** Checks whether a transition has a target or actions; a guard alone is no answer. */
function isAnswer(transition: unknown): boolean {
  if (Array.isArray(transition)) return transition.some(isAnswer);
  if (typeof transition === 'string') return transition !== '';
  if (typeof transition !== 'object' || transition === null) return false;
  const { target, actions } = transition as { target?: unknown; actions?: unknown };
  return isGiven(target) || isGiven(actions);
}

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
