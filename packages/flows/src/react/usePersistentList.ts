import { type PortalLogic, usePersistentActor } from '@saudagar/portal';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { listMachine } from '../listMachine.ts';

type ListLogic<Query, Item> = ReturnType<typeof listMachine<Query, Item>>;

/**
 * The actor of a list that is kept under `key` while another page is open, and found again as it was
 * left. It follows `query`, and is read anew when it is shown again, since it may be out of date.
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
