import { z } from 'zod/mini';
import { Timestamp } from '../core/fields.ts';

/**
 * A changed term: its name, and its value before and after, as the tender has it: null, text, a
 * number, true or false, or a list of texts. Files are named.
 */
export const TermChange = z.object({ term: z.string(), before: z.unknown(), after: z.unknown() });
export type TermChange = z.infer<typeof TermChange>;

/** A change of a tender that had proposals, numbered from one (additive). */
export const TenderAmendment = z.object({
  number: z.number(),
  made_at: Timestamp,
  changes: z.array(TermChange),
});
export type TenderAmendment = z.infer<typeof TenderAmendment>;
