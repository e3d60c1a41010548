import { type PortalLogic, usePersistentActor } from '@saudagar/portal';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { listMachine } from '../listMachine.ts';

type ListLogic<Query, Item> = ReturnType<typeof listMachine<Query, Item>>;

/**
 * Actor of a list registered under `key`, which survives while another page is open. It follows
 * `query`, and is read again when it is shown again, since it may be outdated.
 */
export function usePersistentList<Query, Item>(
  key: string,
  bind: PortalLogic<ListLogic<Query, Item>>,
  query: Query,
): ActorRefFrom<ListLogic<Query, Item>> {
  const actor = usePersistentActor(key, bind, { query });
  useEffect(() => {
    if (actor.getSnapshot().hasTag('some')) actor.send({ type: 'list.refreshed' });
  }, [actor]);
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);
  return actor;
}
