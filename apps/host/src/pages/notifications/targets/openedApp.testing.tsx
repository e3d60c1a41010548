import { type Community, sampleCommunity } from '@saudagar/mocks';
import { createMemoryStorage } from '@saudagar/portal';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, within } from 'storybook/test';
import { Router } from 'wouter';
import { HostContext } from '../../../HostContext.ts';
import { routes } from '../../../routing/links.ts';
import { createHostStores } from '../../../storage/hostStores.ts';
import { hostPages } from '../../hostPages.ts';
import { memoryBrowser } from './memoryBrowser.testing.ts';

const START = '/notifications';
const browser = memoryBrowser(START);

/** Parameters of a story of the whole app, which opens at the notifications. */
export const openedApp = {
  layout: 'fullscreen' as const,
  portal: { routes, address: browser.address },
};

/** Opens the notifications; links then lead through the app. */
export function startAtNotifications({ navigate }: Pick<StoryContext, 'navigate'>): void {
  browser.navigate(START);
  navigate.mockImplementation((path) => browser.navigate(path));
}

/** Provides the host's stores and the address in memory to a story. */
export function openedAppDecorator(Story: () => ReactNode) {
  return (
    <OpenedApp>
      <Story />
    </OpenedApp>
  );
}

function OpenedApp({ children }: { children: ReactNode }) {
  const host = useMemo(() => {
    const stores = createHostStores({ lasting: createMemoryStorage(), tab: createMemoryStorage() });
    return { stores, pages: hostPages, lastPage: { current: null } };
  }, []);
  return (
    <HostContext value={host}>
      <Router hook={browser.useLocation} searchHook={browser.useSearch}>
        {children}
      </Router>
    </HostContext>
  );
}

/** A notification, and the screen that it opens. */
interface Opening {
  kind: string;
  /** Heading of the screen; null when there is nothing to open. */
  heading: string | RegExp | null;
  /** The notified member. @default member-1 */
  as?: string;
  /** Its subject. By default `act` notifies by itself. */
  about?: { type: string; id: string; title: string | null };
  /** Id of the member who acted. @default nobody is named */
  actor?: string;
  /** Brings the community to the state that it tells of. */
  act?: (community: Community) => void;
}

/** Shows one notification, presses it, and ends on the screen that it opens. */
export function opens({ kind, heading, as = 'member-1', about, actor, act }: Opening) {
  const community = () => {
    const sample = sampleCommunity({ posts: 6 });
    sample.notifications.readAll(as);
    act?.(sample);
    if (about)
      sample.notifications.notify([
        { kind, key: kind, actor: actor ?? null, recipients: [as], subject: about },
      ]);
    if (sample.notifications.list(as, { kind }).items.length === 0)
      throw new Error(`${as} has no notification of the kind ${kind}`);
    return sample;
  };
  return {
    parameters: { portal: { signedInAs: as, community } },
    async play({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
      const list = await canvas.findByRole('list', { name: 'Notifications' });
      const [newest] = within(list).getAllByRole('listitem');
      if (!newest) throw new Error('There is no notification');
      const links = within(newest).queryAllByRole('link');
      if (heading === null) {
        await expect(links).toHaveLength(0);
        return;
      }
      await userEvent.click(links.at(-1) as HTMLElement);
      await expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    },
  };
}
