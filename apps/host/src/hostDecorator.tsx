import { createMemoryStorage } from '@saudagar/portal';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostContext } from './HostContext.ts';
import { suggestions } from './pages/feed/suggestions.ts';
import { hostPages } from './pages/hostPages.ts';
import { createHostStores } from './storage/hostStores.ts';

/** What a story of the host may ask of its browser: `parameters: { host: {…} }`. */
export interface HostParameters {
  /** Path the browser is at. Defaults to `/feed`. */
  path?: string;
  /** Whether the sidebar was left collapsed. Defaults to false. */
  isCollapsed?: boolean;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The browser of a story of the host. */
    host?: HostParameters;
  }
}

// Here before a story begins, so that every picture of a wide screen has it.
void suggestions.load();

/** Gives a story the host's stores and a location of its own, in memory. */
export function hostDecorator(
  Story: () => ReactNode,
  { parameters }: { parameters: { host?: HostParameters } },
) {
  return (
    <StoryHost {...parameters.host}>
      <Story />
    </StoryHost>
  );
}

function StoryHost({
  path = '/feed',
  isCollapsed = false,
  children,
}: HostParameters & { children: ReactNode }) {
  const { host, location } = useMemo(() => {
    const stores = createHostStores({ lasting: createMemoryStorage(), tab: createMemoryStorage() });
    stores.sidebar.write(isCollapsed);
    const lastPage = { current: null };
    return { host: { stores, pages: hostPages, lastPage }, location: memoryLocation({ path }) };
  }, [path, isCollapsed]);
  return (
    <HostContext value={host}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {children}
      </Router>
    </HostContext>
  );
}
