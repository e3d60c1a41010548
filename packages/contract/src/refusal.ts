import { ALREADY_REVIEWED_CODE } from './admin/alreadyReviewed.ts';
import type { RefusalKey } from './areas.ts';
import { hasRoleFor } from './core/access.ts';
import { DEACTIVATED_CODE, PASSWORD_REQUIRED_CODE, type Suspension } from './core/apiError.ts';
import type { Endpoint } from './core/endpoint.ts';
import type { Role } from './core/role.ts';

interface RefusalParts {
  /** The wire field that the error is about. */
  field?: string;
  /** Seconds to wait before retrying. */
  retryAfter?: number;
  /** End of a refusal that passes, as an ISO 8601 timestamp. */
  until?: string;
  /** Reason and end of a deactivation. */
  suspension?: Suspension;
}

/** Error `code`s for reasons that clients act on. */
const CODES: Partial<Record<RefusalKey, string>> = {
  deactivated: DEACTIVATED_CODE,
  confirmPasswordFirst: PASSWORD_REQUIRED_CODE,
  alreadyReviewed: ALREADY_REVIEWED_CODE,
};

/** A rejected call: an HTTP status and the key of a text for the caller. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly detail: RefusalKey;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly until: string | undefined;
  readonly suspension: Suspension | undefined;
  /** Machine-readable reason, if clients act on it (additive). */
  readonly code: string | undefined;

  constructor(status: number, detail: RefusalKey, parts: RefusalParts = {}) {
    super(`${status} ${detail}`);
    this.status = status;
    this.detail = detail;
    this.field = parts.field;
    this.retryAfter = parts.retryAfter;
    this.until = parts.until;
    this.suspension = parts.suspension;
    this.code = CODES[detail];
  }
}

/** Fields of a refusal beside its text, as the wire has them; absent without a value. */
export const refusalFields = ({ field, code, until, suspension }: Refusal) => ({
  ...(field !== undefined && { field }),
  ...(code !== undefined && { code }),
  ...(until !== undefined && { until }),
  ...(suspension?.reason && { reason: suspension.reason }),
  ...(suspension?.until && { until: suspension.until }),
  ...(suspension?.appeal && { appeal: suspension.appeal }),
  ...(suspension?.appealNotes && { appeal_notes: suspension.appealNotes }),
});

/**
 * Checks the caller's role; ownership is checked separately.
 * @throws Refusal 403 with the endpoint's own text
 */
export function assertRole({ access, roleRefusal }: Endpoint, role: Role): void {
  // A key of the areas' texts, which are made of their endpoints: a test checks that it is known.
  if (!hasRoleFor(access, role)) throw new Refusal(403, roleRefusal as RefusalKey);
}
