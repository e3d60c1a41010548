import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Actor, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { usePortal } from './PortalContext.ts';
import type { Portal } from './portal.ts';

/** A machine bound to a portal's client: what a feature's `*Actors.ts` exports. */
export type PortalLogic<Logic extends AnyStateMachine> = (portal: Portal) => Logic;

/** An actor that lives as long as the view. For reading; a write belongs to {@link useKeptActor}. */
export function useViewActor<Logic extends AnyStateMachine>(
  bind: PortalLogic<Logic>,
  input: InputFrom<Logic>,
): Actor<Logic> {
  const portal = usePortal();
  const [logic] = useState(() => bind(portal));
  return useActorRef(logic, {
    input,
    ...(portal.inspect && { inspect: portal.inspect }),
  } as never) as Actor<Logic>;
}

/**
 * An actor that outlives the view: it is kept under `key` until it is done or in a state tagged
 * `idle`, and found again by the next view that asks for the same key.
 */
export function useKeptActor<Logic extends AnyStateMachine>(
  key: string,
  bind: PortalLogic<Logic>,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  const portal = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says which actor it is
  const actor = useMemo(() => portal.kept.start(key, bind(portal), input), [portal, key]);
  useEffect(() => portal.kept.hold(key), [portal, key]);
  return actor;
}
