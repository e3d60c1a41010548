import { PortalProvider } from '@saudagar/portal';
import { inspectActors } from '@saudagar/storybook-addon-statecharts';
import { Button } from '@saudagar/ui';
import { type ReactNode, useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';

/** A view that can be left and come back to, by a button: what it kept must be there. */
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

/** A page that can be loaded anew, by a button: only what the browser keeps must be there. */
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

/** What a browser says of a page that is put out of sight, as before it is closed. */
export function putOutOfSight(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
