import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

/** The library's state, keyed by query parameter. */
export const libraryFields = {
  tab: choiceField(['all', 'saved', 'progress'], 'all'),
  search: textField,
  type: choiceField(['', ...RESOURCE_TYPES], ''),
  category: choiceField(['', ...RESOURCE_CATEGORIES], ''),
  list: openField,
  resource: openField,
};

/** The library's state as parsed from its URL. */
export type LibraryState = AddressState<typeof libraryFields>;

/** Cleared search and filters. */
export const CLEARED = { search: '', type: '', category: '' } as const;
