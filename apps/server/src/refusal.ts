import type { DetailKey } from './details.ts';

interface RefusalParts {
  /** The wire field the refusal is about. */
  field?: string;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

/** A call refused for a reason the caller is told: an HTTP status and one of the server's texts. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly detail: DetailKey;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: DetailKey, parts: RefusalParts = {}) {
    super(`${status} ${detail}`);
    this.status = status;
    this.detail = detail;
    this.field = parts.field;
    this.retryAfter = parts.retryAfter;
  }
}
