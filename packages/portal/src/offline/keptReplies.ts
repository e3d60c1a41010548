import { ApiError, type Client, type Endpoint, parseKept } from '@saudagar/contract';
import { markKept } from './keptAt.ts';
import type { OfflineData } from './offlineData.ts';

/** Maximum number of replies kept for a member. */
const MAX_REPLIES = 60;
/** Milliseconds for which a reply is kept. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Name of the list of kept replies. */
const NAMES = 'replies';

interface KeptReply {
  readonly at: string;
  readonly reply: unknown;
}

interface KeepOptions {
  offline: Pick<OfflineData, 'read' | 'write'> & { remove(name: string): Promise<void> };
  /** The member whose replies are kept; null keeps none. */
  owner: () => string | null;
  /** True when the member has reloaded the page: they want what is new. */
  isReload: boolean;
}

type Options = {
  params?: unknown;
  query?: unknown;
  mayBeKept?: boolean | 'away';
};

/**
 * Keeps the replies of those calls that once took a kept one, and gives them before the next. A
 * storage that fails keeps nothing.
 */
export function keepReplies(client: Client, { offline, owner, isReload }: KeepOptions): Client {
  const wanted = new Set<string>();
  /** Those that this page has read from the server: a kept one would show less than it knows. */
  const read = new Set<string>();
  let storing: Promise<unknown> = Promise.resolve();

  async function find(endpoint: Endpoint, name: string): Promise<unknown> {
    const stored = (await offline.read(name).catch(() => undefined)) as KeptReply | undefined;
    const reply = stored && parseKept(endpoint, stored.reply);
    return reply === undefined ? undefined : markKept(reply, stored?.at ?? null);
  }

  async function store(name: string, reply: unknown): Promise<void> {
    const now = new Date();
    const until = new Date(now.getTime() + KEPT_MS).toISOString();
    await offline.write(name, { at: now.toISOString(), reply }, until);
    const names = ((await offline.read(NAMES)) as string[] | undefined) ?? [];
    if (names.includes(name)) return;
    const next = [name, ...names];
    for (const old of next.slice(MAX_REPLIES)) await offline.remove(old);
    await offline.write(NAMES, next.slice(0, MAX_REPLIES), until);
  }

  async function call(endpoint: Endpoint, options: Options = {}): Promise<unknown> {
    const { mayBeKept = false, ...rest } = options;
    const send = () => client.call(endpoint, rest as never) as Promise<unknown>;
    const asker = owner();
    if (!endpoint.isKept || asker === null) return send();
    const name = `reply:${endpoint.name}:${JSON.stringify([options.params, options.query])}`;
    if (mayBeKept !== false) wanted.add(name);
    if (mayBeKept === true && !isReload && !read.has(name)) {
      const kept = await find(endpoint, name);
      if (kept !== undefined) return kept;
    }
    try {
      const reply = await send();
      read.add(name);
      if (wanted.has(name) && owner() === asker) {
        storing = storing.then(() => store(name, reply)).catch(() => {});
      }
      return reply;
    } catch (error) {
      const isAway = mayBeKept !== false && ApiError.from(error).isTransient;
      const kept = isAway ? await find(endpoint, name) : undefined;
      if (kept === undefined) throw error;
      return kept;
    }
  }

  return { ...client, call: call as Client['call'] };
}

/** Returns true when the member has reloaded the page, unlike a browser that had discarded it. */
export function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' && !('wasDiscarded' in document && document.wasDiscarded);
}
