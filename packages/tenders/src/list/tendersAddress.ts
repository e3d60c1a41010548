import { TENDER_CATEGORIES } from '@saudagar/contract';
import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

const CATEGORIES = TENDER_CATEGORIES.map((category) => category.toLowerCase());

/** The state of the Tenders page, keyed by query parameter. */
export const tendersFields = {
  search: textField,
  status: choiceField(['all', 'active', 'closed', 'awarded'], 'all'),
  category: choiceField(['', ...CATEGORIES], ''),
  tender: openField,
};

/** The state of the Tenders page as parsed from its URL. */
export type TendersState = AddressState<typeof tendersFields>;

/** Cleared search and filters. */
export const CLEARED = { search: '', status: 'all', category: '' } as const;
