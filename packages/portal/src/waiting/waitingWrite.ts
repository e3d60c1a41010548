import {
  ApiError,
  type ApiErrorKind,
  type Endpoint,
  newClientId,
  type Waits,
} from '@saudagar/contract';

/** An endpoint as far as a write without its schemas needs it. */
type WaitingEndpoint = Pick<Endpoint, 'name' | 'method' | 'path' | 'access' | 'replyKind'>;

/** A write that waits on this device for the server; plain data. */
export interface WaitingWrite extends Waits {
  readonly id: string;
  readonly endpoint: WaitingEndpoint;
  readonly params: unknown;
  readonly body: unknown;
  /** When the member made it, as an ISO timestamp. */
  readonly at: string;
  /** Why the server refused it; null while it waits. */
  readonly refusal: Refusal | null;
}

/** An `ApiError` as plain data. */
interface Refusal {
  readonly kind: ApiErrorKind;
  readonly status?: number | undefined;
  readonly detail?: string | undefined;
}

/** A change of the writes that wait. */
export type WaitingChange =
  | { type: 'put'; item: WaitingWrite }
  | { type: 'removed'; id: string }
  | { type: 'refused'; id: string; refusal: Refusal }
  | { type: 'retried'; id: string };

/** Makes a write that can wait out of a call. */
export function waitingWrite(
  { name, method, path, access, replyKind }: Endpoint,
  { params, body, waits }: { params?: unknown; body?: unknown; waits: Waits },
  at: string,
): WaitingWrite {
  const endpoint = { name, method, path, access, replyKind };
  return { ...waits, id: newClientId(), endpoint, params, body, at, refusal: null };
}

/** Applies a change; the writes keep the order in which the member made them. */
export function changeWaiting(
  items: readonly WaitingWrite[],
  change: WaitingChange,
): readonly WaitingWrite[] {
  switch (change.type) {
    case 'put':
      return [...items.filter(({ subject }) => subject !== change.item.subject), change.item].sort(
        (a, b) => a.at.localeCompare(b.at),
      );
    case 'removed':
      return items.filter(({ id }) => id !== change.id);
    case 'refused':
      return withRefusal(items, change.id, change.refusal);
    case 'retried':
      return withRefusal(items, change.id, null);
  }
}

const withRefusal = (items: readonly WaitingWrite[], id: string, refusal: Refusal | null) =>
  items.map((item) => (item.id === id ? { ...item, refusal } : item));

/** Reads stored writes, leaving out damaged ones. */
export const readWaiting = (stored: unknown): readonly WaitingWrite[] =>
  Array.isArray(stored) ? stored.filter(isWaitingWrite) : [];

function isWaitingWrite(stored: unknown): stored is WaitingWrite {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, subject, at, endpoint } = stored as Partial<WaitingWrite>;
  return (
    [id, subject, at].every((field) => typeof field === 'string') &&
    typeof endpoint?.path === 'string'
  );
}

/** Returns the reason of a refusal as plain data. */
export function refusalOf(error: unknown): Refusal {
  const { kind, status, detail } = ApiError.from(error);
  return { kind, status, detail };
}
