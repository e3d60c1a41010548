import { useActorRef } from '@xstate/react';
import { useMemo, useReducer, useState } from 'react';
import type { Actor, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { usePortal } from './PortalContext.ts';
import { logicOf, type PortalLogic } from './startPersistentActor.ts';
import { useMounted } from './useMounted.ts';

/**
 * Starts an actor that lives as long as the view. For reads; writes use {@link usePersistentActor}.
 */
export function useViewActor<Logic extends AnyStateMachine>(
  bind: PortalLogic<Logic>,
  input: InputFrom<Logic>,
): Actor<Logic> {
  const portal = usePortal();
  const [logic] = useState(() => logicOf(portal, bind));
  return useActorRef(logic, {
    input,
    ...(portal.inspect && { inspect: portal.inspect }),
  } as never) as Actor<Logic>;
}

/**
 * Starts or finds an actor that outlives the view: it is registered under `key` until it is done or
 * in a state tagged `idle`. `input` is used only when the actor starts, on mount: a render starts
 * nothing.
 */
export function usePersistentActor<Logic extends AnyStateMachine>(
  key: string,
  bind: PortalLogic<Logic>,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  const portal = usePortal();
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the actor
  const actor = useMemo(
    () => portal.actors.prepare(key, logicOf(portal, bind), input),
    [portal, key, restarts],
  );
  useMounted(() => {
    const letGo = portal.actors.hold(key, actor);
    if (letGo) return letGo;
    // Another view started one first, or this view was hidden and its actor stopped.
    restart();
    return undefined;
  }, [portal, key, actor]);
  return actor;
}
