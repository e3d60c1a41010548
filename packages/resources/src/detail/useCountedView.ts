import { newClientId } from '@saudagar/contract';
import { usePersistentActor } from '@saudagar/portal';
import { useEffect, useState } from 'react';
import { provideView } from './viewFlow.ts';

/** Counts a view once for each time the page of a resource is opened. */
export function useCountedView(id: string): void {
  const [clientId] = useState(newClientId);
  const actor = usePersistentActor(`resources.view.${clientId}`, provideView, {
    input: { id, clientId },
  });
  useEffect(() => actor.send({ type: 'command.confirmed' }), [actor]);
}
