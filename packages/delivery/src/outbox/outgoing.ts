import { QuotedMessage } from '@saudagar/contract';

/** A message that the server has not acknowledged. */
export interface Outgoing {
  /** Identifies the message across all tries. */
  readonly clientId: string;
  readonly roomId: string;
  readonly text: string;
  readonly files: readonly File[];
  /** The message it replies to. */
  readonly replyTo?: QuotedMessage;
  /** Time of writing, in milliseconds. */
  readonly writtenAt: number;
  /** Error text of a failed message, null without one; undefined while it waits its turn. */
  readonly failure?: string | null;
  /**
   * True when a proxy in front of the server rejected a file as too large, without a text for
   * members.
   */
  readonly isOverProxyLimit?: boolean;
}

/** Stored form of all outgoing messages, oldest first. */
export interface PersistedOutbox {
  readonly version: 1;
  readonly items: readonly Outgoing[];
}

/** A change of the outgoing messages, applied to memory and storage alike. */
export type OutboxChange =
  | { type: 'put'; item: Outgoing }
  | { type: 'removed'; clientId: string }
  | { type: 'failed'; clientId: string; failure: string | null; isOverProxyLimit?: boolean }
  | { type: 'retried'; clientId: string };

/** Outgoing messages after a change; the same list when nothing changes. */
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
  const index = items.findIndex(({ clientId }) => clientId === change.clientId);
  const item = items[index];
  if (!item) return items;
  if (change.type === 'removed') return items.toSpliced(index, 1);
  const { failure: _, isOverProxyLimit: __, ...waiting } = item;
  if (change.type === 'retried') return items.with(index, waiting);
  const { failure, isOverProxyLimit } = change;
  return items.with(index, { ...waiting, failure, ...(isOverProxyLimit && { isOverProxyLimit }) });
}

/** The next message of a room to send: in order, so that messages arrive as written. */
export const nextOf = (items: readonly Outgoing[], roomId: string): Outgoing | undefined =>
  items.find((item) => item.roomId === roomId && item.failure === undefined);

/** Rooms with a message to send. */
export const roomsWaiting = (items: readonly Outgoing[]): string[] => [
  ...new Set(items.filter(({ failure }) => failure === undefined).map(({ roomId }) => roomId)),
];

/** Restores the list from storage; damaged entries are dropped. */
export function readOutgoing(stored: unknown): readonly Outgoing[] {
  const items = isRecord(stored) && stored.version === 1 && stored.items;
  return Array.isArray(items) ? items.filter(isOutgoing) : [];
}

/** Value to store; undefined without outgoing messages. */
export const toPersisted = (items: readonly Outgoing[]): PersistedOutbox | undefined =>
  items.length === 0 ? undefined : { version: 1, items };

function isOutgoing(stored: unknown): stored is Outgoing {
  if (!isRecord(stored)) return false;
  const { clientId, roomId, text, files, replyTo, writtenAt, failure } = stored;
  return (
    [clientId, roomId, text].every((value) => typeof value === 'string') &&
    typeof writtenAt === 'number' &&
    ['undefined', 'string'].includes(failure === null ? 'undefined' : typeof failure) &&
    (replyTo === undefined || QuotedMessage.safeParse(replyTo).success) &&
    Array.isArray(files) &&
    files.every((file) => file instanceof File)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
