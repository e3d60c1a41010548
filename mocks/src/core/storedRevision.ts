import type { ApprovedType } from '@saudagar/contract';

/** Values of content by field, in the form of the update's body. */
export type Values = Readonly<Record<string, unknown>>;

/** An edit of approved content that waits for approval (ADM-380). */
export interface StoredRevision {
  /** New for each version. */
  readonly id: string;
  readonly content_type: ApprovedType;
  readonly content_id: string;
  /** Members who took part, the latest first. */
  readonly makerIds: readonly string[];
  readonly changes: Values;
  readonly created_at: string;
}
