import { SignedIn } from '@saudagar/contract';
import {
  createBrowserStorage,
  type SessionStore,
  type StorageBackend,
  type StoredValue,
  storedValue,
} from '@saudagar/portal';
import { LOCALES, type Locale, type Theme } from '@saudagar/ui';
import { DEFAULT_LOCALE, LOCALE_KEY, SESSION_KEY, TARGET_KEY, THEME_KEY } from './storageKeys.ts';

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

/** The host's browser storage. */
export interface HostStores {
  /** Token and user (SHELL-121, SHELL-122). */
  session: SessionStore;
  /** The chosen language (SHELL-030). */
  locale: StoredValue<Locale>;
  /** The selected theme, by default the device's. */
  theme: StoredValue<Theme>;
  /** True when the sidebar is collapsed (SHELL-099). */
  sidebar: StoredValue<boolean>;
  /** Path requested by a signed-out visitor; only for this tab (SHELL-067). */
  target: StoredValue<string | null>;
}

/** Storage shared by all tabs, and storage of this tab. */
export interface HostStorage {
  lasting: StorageBackend;
  tab: StorageBackend;
}

/** Creates the host's stores. */
export function createHostStores({ lasting, tab }: HostStorage): HostStores {
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
      { key: LOCALE_KEY, fallback: DEFAULT_LOCALE, parse: oneOf(LOCALES) },
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

/** The browser's storage; in memory when it is blocked. */
export function openHostStorage(): HostStorage {
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

/** Parses a path of this site; null for another origin's address. */
function parseTarget(stored: unknown): string | null {
  return typeof stored === 'string' && /^\/(?![/\\])/.test(stored) ? stored : null;
}
