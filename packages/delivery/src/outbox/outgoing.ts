/** A message that the server has not acknowledged. */
export interface Outgoing {
  /** Makes every try to send it the same message. */
  readonly clientId: string;
  readonly roomId: string;
  readonly text: string;
  readonly files: readonly File[];
  /** When it was written, in ms. */
  readonly writtenAt: number;
  /** Why it was given up, in the server's words or none; undefined while it waits its turn. */
  readonly failure?: string | null;
  /** Whether a proxy in front of the server found a file too large: it has no words for members. */
  readonly isOverProxyLimit?: boolean;
}

/** What a browser keeps of all that is on its way, the oldest first. */
export interface PersistedOutbox {
  readonly version: 1;
  readonly items: readonly Outgoing[];
}

/** Changes what is on its way: in memory and in what the browser keeps alike. */
export type OutboxChange =
  | { type: 'put'; item: Outgoing }
  | { type: 'taken'; clientId: string }
  | { type: 'failed'; clientId: string; failure: string | null; isOverProxyLimit?: boolean }
  | { type: 'retried'; clientId: string };

/** What is on its way after a change; the same list where it changes nothing. */
export function changeOutbox(
  items: readonly Outgoing[],
  change: OutboxChange,
): readonly Outgoing[] {
  if (change.type === 'put') {
    const { item } = change;
    const isKnown = items.some(({ clientId }) => clientId === item.clientId);
    return isKnown
      ? items.map((one) => (one.clientId === item.clientId ? item : one))
      : [...items, item];
  }
  const at = items.findIndex(({ clientId }) => clientId === change.clientId);
  const item = items[at];
  if (!item) return items;
  if (change.type === 'taken') return items.toSpliced(at, 1);
  const { failure: _, isOverProxyLimit: __, ...waiting } = item;
  if (change.type === 'retried') return items.with(at, waiting);
  const { failure, isOverProxyLimit } = change;
  return items.with(at, { ...waiting, failure, ...(isOverProxyLimit && { isOverProxyLimit }) });
}

/** The message of a room whose turn it is: one after another, so that they arrive as written. */
export const nextOf = (items: readonly Outgoing[], roomId: string): Outgoing | undefined =>
  items.find((item) => item.roomId === roomId && item.failure === undefined);

/** Rooms with a message whose turn it is. */
export const roomsWaiting = (items: readonly Outgoing[]): string[] => [
  ...new Set(items.filter(({ failure }) => failure === undefined).map(({ roomId }) => roomId)),
];

/** Reads what is kept; whatever is damaged is left out. */
export function readOutgoing(stored: unknown): readonly Outgoing[] {
  const items = isRecord(stored) && stored.version === 1 && stored.items;
  return Array.isArray(items) ? items.filter(isOutgoing) : [];
}

/** What is to be kept; nothing where nothing is on its way. */
export const toPersisted = (items: readonly Outgoing[]): PersistedOutbox | undefined =>
  items.length === 0 ? undefined : { version: 1, items };

function isOutgoing(stored: unknown): stored is Outgoing {
  if (!isRecord(stored)) return false;
  const { clientId, roomId, text, files, writtenAt, failure } = stored;
  return (
    [clientId, roomId, text].every((value) => typeof value === 'string') &&
    typeof writtenAt === 'number' &&
    ['undefined', 'string'].includes(failure === null ? 'undefined' : typeof failure) &&
    Array.isArray(files) &&
    files.every((file) => file instanceof File)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
