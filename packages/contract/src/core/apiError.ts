/**
 * Reasons a call fails: no connection, no reply in time, cancelled by the caller, no or an ended
 * session (401), rejected by the server (other 4xx), a malformed reply, or a server error (5xx).
 * `waiting`: stored on this device, and sent once the server can be reached.
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'refused'
  | 'malformed'
  | 'server'
  | 'waiting';

/** The error `code` for a member whose account is deactivated. */
export const DEACTIVATED_CODE = 'deactivated';

/** The error `code` for an act that needs the password typed again. */
export const PASSWORD_REQUIRED_CODE = 'password_required';

/** Why and until when an account is deactivated, as far as the server says so (additive). */
export interface Suspension {
  /** Words of the administrator. */
  readonly reason: string | null;
  /** When the account is active again; null until an administrator reactivates it. */
  readonly until: string | null;
  /** State of its appeal, at sign-in alone; absent when there is nothing to appeal. */
  readonly appeal?: SuspensionAppeal | undefined;
  /** Words of the admin who upheld it. */
  readonly appealNotes?: string | null | undefined;
}

/** States of the appeal of a deactivation. */
const SUSPENSION_APPEALS = ['open', 'pending', 'upheld'] as const;
export type SuspensionAppeal = (typeof SUSPENSION_APPEALS)[number];

interface ApiErrorParts {
  status?: number | undefined;
  detail?: string | undefined;
  messages?: ForeignMessages;
  field?: string | undefined;
  code?: string | undefined;
  suspension?: Suspension | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Fields beside `detail` in which foreign servers may explain an error. */
export interface ForeignMessages {
  readonly message?: string | undefined;
  readonly error?: string | undefined;
}

/** Data of an error response apart from its body. */
interface AnswerContext {
  /** Seconds to wait before retrying. */
  retryAfter?: number | undefined;
}

/** The error type that every failed call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, if a response arrived. */
  readonly status: number | undefined;
  /** The server's own message, shown verbatim. */
  readonly detail: string | undefined;
  /** Messages in other fields, for calls documented to show them (ADM-088, ADM-183). */
  readonly messages: ForeignMessages;
  /** The field the error is about, if the server names one (additive). */
  readonly field: string | undefined;
  /** Machine-readable reason, if the server gives one that clients act on (additive). */
  readonly code: string | undefined;
  /** Reason and end of a deactivation; set when {@link isDeactivated}. */
  readonly suspension: Suspension | undefined;
  /** Seconds to wait before retrying, if the server says so. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, parts: ApiErrorParts = {}) {
    super(parts.detail ?? `${kind}${parts.status ? ` (${parts.status})` : ''}`, {
      cause: parts.cause,
    });
    this.kind = kind;
    this.status = parts.status;
    this.detail = parts.detail;
    this.messages = parts.messages ?? {};
    this.field = parts.field;
    this.code = parts.code;
    this.suspension = parts.suspension;
    this.retryAfter = parts.retryAfter;
  }

  /** Builds the error for an HTTP response. `body` is its parsed JSON, if it had any. */
  static fromAnswer(status: number, body: unknown, context: AnswerContext = {}): ApiError {
    const kind = status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'refused';
    const code = textOf(body, 'code');
    const isDeactivated = status === 403 && code === DEACTIVATED_CODE;
    return new ApiError(kind, {
      status,
      detail: textOf(body, 'detail'),
      messages: { message: textOf(body, 'message'), error: textOf(body, 'error') },
      field: textOf(body, 'field'),
      code,
      ...(isDeactivated && { suspension: suspensionOf(body) }),
      retryAfter: context.retryAfter,
    });
  }

  /** Converts any thrown value into an `ApiError`; foreign errors count as malformed. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('malformed', { cause: error });
  }

  /** True when the caller's account is deactivated, which fails every call they make. */
  get isDeactivated(): boolean {
    return this.status === 403 && this.code === DEACTIVATED_CODE;
  }

  /** True when the write is stored on this device, and sent once the server can be reached. */
  get isWaiting(): boolean {
    return this.kind === 'waiting';
  }

  /** True when the password was typed too long ago for this act. */
  get needsPassword(): boolean {
    return this.status === 403 && this.code === PASSWORD_REQUIRED_CODE;
  }

  /** True when the requested resource does not exist, or no longer. */
  get isNotFound(): boolean {
    return this.status === 404;
  }

  /**
   * True when a retry may help: no connection, no reply, too many requests, a server error or an
   * unreadable reply (SHELL-118).
   */
  get isTransient(): boolean {
    return this.status === 429 || ['network', 'timeout', 'server', 'malformed'].includes(this.kind);
  }
}

/**
 * Handles the failure of a deletion: a missing resource counts as success, any other error is
 * rethrown.
 */
export function doneIfNotFound(error: unknown): undefined {
  if (!ApiError.from(error).isNotFound) throw error;
  return undefined;
}

/**
 * Handles the failure of a write that waits on this device: it counts as success, any other error is
 * rethrown.
 */
export function doneIfWaiting(error: unknown): undefined {
  if (!ApiError.from(error).isWaiting) throw error;
  return undefined;
}

function suspensionOf(body: unknown): Suspension {
  const until = textOf(body, 'until');
  const isMoment = until !== undefined && !Number.isNaN(Date.parse(until));
  const state = textOf(body, 'appeal');
  const appeal = SUSPENSION_APPEALS.find((one) => one === state);
  return {
    reason: textOf(body, 'reason') ?? null,
    until: isMoment ? until : null,
    ...(appeal && { appeal, appealNotes: textOf(body, 'appeal_notes') ?? null }),
  };
}

function textOf(
  body: unknown,
  key:
    | 'detail'
    | 'field'
    | 'code'
    | 'reason'
    | 'until'
    | 'appeal'
    | 'appeal_notes'
    | keyof ForeignMessages,
): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (body as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
