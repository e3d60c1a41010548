import { ALREADY_REVIEWED_CODE } from './admin/alreadyReviewed.ts';
import type { RefusalKey } from './areas.ts';
import { DEACTIVATED_CODE } from './core/apiError.ts';

interface RefusalParts {
  /** The wire field the refusal is about. */
  field?: string;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

/** Names of the reasons that a client acts on, for their `code`. */
const CODES: Partial<Record<RefusalKey, string>> = {
  deactivated: DEACTIVATED_CODE,
  alreadyReviewed: ALREADY_REVIEWED_CODE,
};

/** A call refused for a reason the caller is told: an HTTP status and the name of its wording. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly detail: RefusalKey;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  /** The name by which a client knows the reason, where it acts on it (additive). */
  readonly code: string | undefined;

  constructor(status: number, detail: RefusalKey, parts: RefusalParts = {}) {
    super(`${status} ${detail}`);
    this.status = status;
    this.detail = detail;
    this.field = parts.field;
    this.retryAfter = parts.retryAfter;
    this.code = CODES[detail];
  }
}
