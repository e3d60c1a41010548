/**
 * Why a call failed: no connection, no answer in time, given up by the caller, no or an ended
 * session (401), refused by the server (other 4xx), a reply that breaks the contract, or a fault
 * of the server (5xx).
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'refused'
  | 'malformed'
  | 'server';

interface ApiErrorParts {
  status?: number | undefined;
  detail?: string | undefined;
  field?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The one failure a call ends in. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** The server's own words, to be shown as they are. */
  readonly detail: string | undefined;
  /** The field the refusal is about, where the server names one (additive). */
  readonly field: string | undefined;
  /** Seconds to wait before asking again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, parts: ApiErrorParts = {}) {
    super(parts.detail ?? `${kind}${parts.status ? ` (${parts.status})` : ''}`, {
      cause: parts.cause,
    });
    this.kind = kind;
    this.status = parts.status;
    this.detail = parts.detail;
    this.field = parts.field;
    this.retryAfter = parts.retryAfter;
  }

  /** The failure an HTTP answer stands for. `body` is its parsed JSON, if it was any. */
  static fromAnswer(status: number, body: unknown, retryAfter?: number): ApiError {
    const kind = status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'refused';
    return new ApiError(kind, {
      status,
      detail: textOf(body, 'detail'),
      field: textOf(body, 'field'),
      retryAfter,
    });
  }

  /** Any thrown value as an `ApiError`; what is none of ours counts as malformed. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('malformed', { cause: error });
  }

  /**
   * Whether trying again later may help: no connection, no answer, too many requests, a fault of
   * the server or an unreadable reply (SHELL-118).
   */
  get isTransient(): boolean {
    return this.status === 429 || ['network', 'timeout', 'server', 'malformed'].includes(this.kind);
  }

  /** Whether the server does not know this call at all, as a foreign one may not (rule 1). */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 405 || this.status === 501;
  }
}

function textOf(body: unknown, key: 'detail' | 'field'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (body as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
