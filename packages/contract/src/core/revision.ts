import { z } from 'zod/mini';
import { Timestamp } from './fields.ts';

/**
 * An edit of approved content that waits for approval (ADM-380): the changed fields, as they would
 * be. Only who may
 * edit the content gets it; `is_own` is true for its makers, who can take it back.
 */
export const revisionOf = <Changes extends z.ZodMiniType>(changes: Changes) =>
  z.object({ created_at: Timestamp, changes, is_own: z.optional(z.boolean()) });
