import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { IdParams } from '../core/fields.ts';
import { FileInfo } from '../files/files.ts';

/** Files of flagged content: those it had when it was flagged, and those it has now. */
export const FlagEvidence = z.object({
  flagged: z.array(FileInfo),
  current: z.array(FileInfo),
});
export type FlagEvidence = z.infer<typeof FlagEvidence>;

/**
 * Pictures and files of flagged content, whoever else may see them (additive). The look is
 * audited, so a client asks for them only when a moderator wants to see them.
 */
export const getFlagEvidence = endpoint({
  name: 'getFlagEvidence',
  summary: 'Files of flagged content',
  method: 'GET',
  path: '/api/admin/flags/{id}/evidence',
  params: IdParams,
  reply: FlagEvidence,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});
