import { FLAG_REASONS, FLAG_STATUSES, FlaggedType } from '@saudagar/contract';
import { type AddressState, choiceField, openField } from '@saudagar/flows/react';

/** What may be flagged, in the order of the filter. */
export const FLAGGED_TYPES = FlaggedType.options;

/** What the tab shows, by the names of the query parameters. */
export const flagsFields = {
  flagStatus: choiceField(FLAG_STATUSES, 'pending'),
  flagType: choiceField(['', ...FLAGGED_TYPES], ''),
  flagReason: choiceField(['', ...FLAG_REASONS], ''),
  flag: openField,
};

export type FlagsState = AddressState<typeof flagsFields>;

/** Takes the filters away. */
export const CLEARED = { flagType: '', flagReason: '' } as const;
