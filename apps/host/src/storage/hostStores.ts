import { SignedIn } from '@saudagar/contract';
import {
  createBrowserStorage,
  type SessionStore,
  type StorageBackend,
  type StoredValue,
  storedValue,
} from '@saudagar/portal';
import { LOCALES, type Locale, type Theme } from '@saudagar/ui';
import { LOCALE_KEY, SESSION_KEY, TARGET_KEY, THEME_KEY } from './storageKeys.ts';

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

/** Everything the host keeps in the browser. */
export interface HostStores {
  /** Token and user (SHELL-121, SHELL-122). */
  session: SessionStore;
  /** The chosen language, English at first (SHELL-025, SHELL-030). */
  locale: StoredValue<Locale>;
  /** The chosen colours, those of the device at first. */
  theme: StoredValue<Theme>;
  /** Whether the sidebar is collapsed (SHELL-099). */
  sidebar: StoredValue<boolean>;
  /** Path a signed-out visitor asked for; only for this tab (SHELL-067). */
  target: StoredValue<string | null>;
}

/** What is kept for all tabs, and what for this one. */
export interface HostKeeping {
  lasting: StorageBackend;
  tab: StorageBackend;
}

/** Makes the host's stores. */
export function createHostStores({ lasting, tab }: HostKeeping): HostStores {
  const session = storedValue<SignedIn | null>(
    { key: SESSION_KEY, fallback: null, parse: parseSession },
    lasting,
  );
  return {
    session: {
      read: session.read,
      write: session.write,
      clear: session.clear,
      subscribe: session.subscribeElsewhere,
    },
    locale: storedValue<Locale>(
      { key: LOCALE_KEY, fallback: 'en', parse: oneOf(LOCALES) },
      lasting,
    ),
    theme: storedValue<Theme>(
      { key: THEME_KEY, fallback: 'system', parse: oneOf(THEMES) },
      lasting,
    ),
    sidebar: storedValue<boolean>(
      { key: 'saudagar.sidebar.v1', fallback: false, parse: (stored) => stored === true },
      lasting,
    ),
    target: storedValue<string | null>(
      { key: TARGET_KEY, fallback: null, parse: parseTarget },
      tab,
    ),
  };
}

/** The browser's own storage; in memory where the browser gives none. */
export function hostKeeping(): HostKeeping {
  return {
    lasting: createBrowserStorage(() => window.localStorage),
    tab: createBrowserStorage(() => window.sessionStorage),
  };
}

function parseSession(stored: unknown): SignedIn | null {
  const parsed = SignedIn.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

const oneOf =
  <T>(choices: readonly T[]) =>
  (stored: unknown): T | null =>
    choices.find((choice) => choice === stored) ?? null;

/** A path of this site: never another origin's address. */
function parseTarget(stored: unknown): string | null {
  return typeof stored === 'string' && /^\/(?![/\\])/.test(stored) ? stored : null;
}
