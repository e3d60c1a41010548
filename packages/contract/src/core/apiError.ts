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

/** The `code` of a refusal to a member whose account an administrator has shut. */
export const DEACTIVATED_CODE = 'deactivated';

interface ApiErrorParts {
  status?: number | undefined;
  detail?: string | undefined;
  replyBody?: Said;
  field?: string | undefined;
  code?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Words of an answer beside `detail`, in which foreign servers may tell why they refuse. */
export interface Said {
  readonly message?: string | undefined;
  readonly error?: string | undefined;
}

/** What an answer says beside its body. */
interface AnswerContext {
  /** Seconds to wait before asking again. */
  retryAfter?: number | undefined;
}

/** The one failure a call ends in. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** The server's own words, to be shown as they are. */
  readonly detail: string | undefined;
  /** What it says elsewhere, for calls that are documented to show it (ADM-088, ADM-183). */
  readonly said: Said;
  /** The field the refusal is about, where the server names one (additive). */
  readonly field: string | undefined;
  /** The name of the reason, where the server gives one that a client acts on (additive). */
  readonly code: string | undefined;
  /** Seconds to wait before asking again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, parts: ApiErrorParts = {}) {
    super(parts.detail ?? `${kind}${parts.status ? ` (${parts.status})` : ''}`, {
      cause: parts.cause,
    });
    this.kind = kind;
    this.status = parts.status;
    this.detail = parts.detail;
    this.said = parts.replyBody ?? {};
    this.field = parts.field;
    this.code = parts.code;
    this.retryAfter = parts.retryAfter;
  }

  /** The failure an HTTP answer stands for. `body` is its parsed JSON, if it was any. */
  static fromAnswer(status: number, body: unknown, context: AnswerContext = {}): ApiError {
    const kind = status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'refused';
    return new ApiError(kind, {
      status,
      detail: textOf(body, 'detail'),
      replyBody: { message: textOf(body, 'message'), error: textOf(body, 'error') },
      field: textOf(body, 'field'),
      code: textOf(body, 'code'),
      retryAfter: context.retryAfter,
    });
  }

  /** Any thrown value as an `ApiError`; what is none of ours counts as malformed. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('malformed', { cause: error });
  }

  /** Whether the caller's account is deactivated, which is true of any call they make. */
  get isDeactivated(): boolean {
    return this.status === 403 && this.code === DEACTIVATED_CODE;
  }

  /** Whether what the call was about is not there, or not any more. */
  get isNotFound(): boolean {
    return this.status === 404;
  }

  /**
   * Whether trying again later may help: no connection, no answer, too many requests, a fault of
   * the server or an unreadable reply (SHELL-118).
   */
  get isTransient(): boolean {
    return this.status === 429 || ['network', 'timeout', 'server', 'malformed'].includes(this.kind);
  }
}

/**
 * Catches the failure of a call that takes something away: what is gone already counts as done, and
 * any other failure is thrown again.
 */
export function doneIfNotFound(error: unknown): undefined {
  if (!ApiError.from(error).isNotFound) throw error;
  return undefined;
}

function textOf(body: unknown, key: 'detail' | 'field' | 'code' | keyof Said): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (body as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
