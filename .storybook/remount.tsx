import { PortalProvider } from '@saudagar/portal';
import { inspectActors } from '@saudagar/storybook-addon-statecharts';
import { Button } from '@saudagar/ui';
import { type ReactNode, useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';

/** A view that a button unmounts and mounts again: its persisted state must be there. */
export function Remountable({ children }: { children: ReactNode }) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <Button onPress={() => setIsHere(!isHere)}>Leave or return</Button>
      {isHere && children}
    </>
  );
}

interface ReloadableProps extends Pick<StoryContext, 'session' | 'draftStorage'> {
  children: ReactNode;
}

/** A page that a button reloads: only what the browser stores survives. */
export function Reloadable({ session, draftStorage, children }: ReloadableProps) {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <Button onPress={() => setLoads(loads + 1)}>Load the page anew</Button>
      <PortalProvider
        key={loads}
        baseUrl={window.location.origin}
        inspect={inspectActors}
        {...{ session, draftStorage }}
      >
        {children}
      </PortalProvider>
    </>
  );
}

/** Dispatches the events by which a browser reports a hidden page, as before it closes. */
export function putOutOfSight(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
