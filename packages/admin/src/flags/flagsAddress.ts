import { FLAG_REASONS, FLAG_STATUSES, FlaggedType } from '@saudagar/contract';
import { type AddressState, choiceField, openField } from '@saudagar/flows/react';

/** Types that can be flagged, in the order of the filter. */
export const FLAGGED_TYPES = FlaggedType.options;

/** Query parameters of the tab and how they are read. */
export const flagsFields = {
  flagStatus: choiceField(FLAG_STATUSES, 'pending'),
  flagType: choiceField(['', ...FLAGGED_TYPES], ''),
  flagReason: choiceField(['', ...FLAG_REASONS], ''),
  flag: openField,
};

export type FlagsState = AddressState<typeof flagsFields>;

/** Cleared filters. */
export const CLEARED = { flagType: '', flagReason: '' } as const;
