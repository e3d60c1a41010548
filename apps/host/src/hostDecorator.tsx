import { createMemoryStorage } from '@saudagar/portal';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostContext } from './HostContext.ts';
import { suggestions } from './pages/feed/suggestions.ts';
import { hostPages } from './pages/hostPages.ts';
import { createHostStores } from './storage/hostStores.ts';

/** Browser settings of a host's story: `parameters: { host: {…} }`. */
export interface HostParameters {
  /** Path in the browser's address. Defaults to `/feed`. */
  path?: string;
  /** Collapses the sidebar. Defaults to false. */
  isCollapsed?: boolean;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Browser settings of the story. */
    host?: HostParameters;
  }
}

// Loaded before a story starts, so that every screenshot of a wide screen includes it.
void suggestions.load();

/** Provides the host's stores and an in-memory location to a story. */
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
