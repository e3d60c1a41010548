import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { Portal } from './portal.ts';

/** Binds a machine to a portal: the type of a flow's `provide…`. */
export type PortalLogic<Logic extends AnyStateMachine> = (portal: Portal) => Logic;

const boundLogics = new WeakMap<Portal, Map<unknown, AnyStateMachine>>();

/** The machine bound to the portal: created once, however many actors a long list has. */
export function logicOf<Logic extends AnyStateMachine>(
  portal: Portal,
  bind: PortalLogic<Logic>,
): Logic {
  const logics = boundLogics.get(portal) ?? new Map<unknown, AnyStateMachine>();
  boundLogics.set(portal, logics);
  const logic = (logics.get(bind) as Logic | undefined) ?? bind(portal);
  logics.set(bind, logic);
  return logic;
}

/** Starts or finds an actor that outlives its view, before any view asks for it. */
export function startPersistentActor<Logic extends AnyStateMachine>(
  portal: Portal,
  key: string,
  bind: PortalLogic<Logic>,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  return portal.actors.start(key, logicOf(portal, bind), input);
}
