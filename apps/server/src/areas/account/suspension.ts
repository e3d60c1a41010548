import type { Suspension } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { MemberRow } from './members.ts';

/** Error for a deactivated member, with the reason, the end, and the appeal where it is known. */
export const deactivatedRefusal = (
  {
    deactivation_reason: reason,
    deactivated_until: until,
  }: Pick<MemberRow, 'deactivation_reason' | 'deactivated_until'>,
  appeal: Pick<Suspension, 'appeal' | 'appealNotes'> = {},
) =>
  new Refusal(403, 'deactivated', {
    suspension: { reason, until: until?.toISOString() ?? null, ...appeal },
  });

/** Checks whether a suspension has ended, though its account may not be active yet. */
export const isSuspensionOver = (
  {
    deactivated_at,
    deactivated_until: until,
  }: Pick<MemberRow, 'deactivated_at' | 'deactivated_until'>,
  now: Date,
): boolean => deactivated_at !== null && until !== null && until <= now;
