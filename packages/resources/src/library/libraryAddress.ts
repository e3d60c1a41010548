import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

/** The library's state, by the names of the query parameters. */
export const libraryFields = {
  tab: choiceField(['all', 'saved', 'progress'], 'all'),
  search: textField,
  type: choiceField(['', ...RESOURCE_TYPES], ''),
  category: choiceField(['', ...RESOURCE_CATEGORIES], ''),
  list: openField,
  resource: openField,
};

/** What the library shows, as its address says it. */
export type LibraryState = AddressState<typeof libraryFields>;

/** Takes search and filters away. */
export const CLEARED = { search: '', type: '', category: '' } as const;
