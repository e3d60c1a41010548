import type { RefusalKey } from './areas.ts';

interface RefusalParts {
  /** The wire field the refusal is about. */
  field?: string;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

/** A call refused for a reason the caller is told: an HTTP status and the name of its wording. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly detail: RefusalKey;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: RefusalKey, parts: RefusalParts = {}) {
    super(`${status} ${detail}`);
    this.status = status;
    this.detail = detail;
    this.field = parts.field;
    this.retryAfter = parts.retryAfter;
  }
}
