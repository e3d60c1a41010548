import { usePortal } from '@saudagar/portal';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type AddressFields, type AddressState, readAddress, writeAddress } from './address.ts';
import { memoryAddress } from './memoryAddress.ts';

/** Changes a view's state; `push` adds a history entry. @default 'push' */
export type ChangeAddress<Fields extends AddressFields> = (
  change: Partial<AddressState<Fields>>,
  how?: 'push' | 'replace',
) => void;

/**
 * A view's state in the query string, so that a link, reload and Back restore it, if the host
 * provides an address; otherwise in memory, as long as the view is mounted. Pass the same `fields`
 * each time.
 */
export function useAddress<Fields extends AddressFields>(
  fields: Fields,
): readonly [AddressState<Fields>, ChangeAddress<Fields>] {
  const portal = usePortal();
  const [ownAddress] = useState(memoryAddress);
  const address = portal.address ?? ownAddress;
  const search = useSyncExternalStore(address.subscribe, address.get, address.get);
  const state = useMemo(() => readAddress(fields, search), [fields, search]);
  const change = useCallback<ChangeAddress<Fields>>(
    (next, how = 'push') => address.set(writeAddress(fields, address.get(), next), how),
    [address, fields],
  );
  return [state, change];
}
