import type { Portal, PortalLogic } from '@saudagar/portal/machines';
import type { AnyStateMachine } from 'xstate';

/** Binds a machine to the calls of a source, once per source however many actors a list has. */
export function bySource<Source extends object, Logic extends AnyStateMachine>(
  bind: (portal: Portal, source: Source) => Logic,
): (source: Source) => PortalLogic<Logic> {
  const bound = new WeakMap<Source, PortalLogic<Logic>>();
  return (source) => {
    const logic = bound.get(source) ?? ((portal) => bind(portal, source));
    bound.set(source, logic);
    return logic;
  };
}
