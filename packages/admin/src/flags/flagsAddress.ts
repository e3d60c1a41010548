import { APPEAL_STATUSES, FLAG_REASONS, FLAG_STATUSES, FlaggedType } from '@saudagar/contract';
import { type AddressState, choiceField, openField } from '@saudagar/flows/react';

/** Types that can be flagged, in the order of the filter. */
export const FLAGGED_TYPES = FlaggedType.options;

/** Lists of the tab: flags by status, and appeals. */
export const FLAG_LISTS = [...FLAG_STATUSES, 'appeals'] as const;

/** Query parameters of the tab and how they are read. */
export const flagsFields = {
  flagStatus: choiceField(FLAG_LISTS, 'pending'),
  appealStatus: choiceField(APPEAL_STATUSES, 'pending'),
  flagType: choiceField(['', ...FLAGGED_TYPES], ''),
  flagReason: choiceField(['', ...FLAG_REASONS], ''),
  flag: openField,
};

export type FlagsState = AddressState<typeof flagsFields>;

/** Cleared filters. */
export const CLEARED = { flagType: '', flagReason: '' } as const;
