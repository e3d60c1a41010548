import { TENDER_CATEGORIES } from '@saudagar/contract';
import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

const CATEGORIES = TENDER_CATEGORIES.map((category) => category.toLowerCase());

/** The state of the Tenders page, by the names of the query parameters. */
export const tendersFields = {
  search: textField,
  status: choiceField(['all', 'active', 'closed', 'awarded'], 'all'),
  category: choiceField(['', ...CATEGORIES], ''),
  tender: openField,
};

/** What the Tenders page shows, as its address says it. */
export type TendersState = AddressState<typeof tendersFields>;

/** Takes search and filters away. */
export const CLEARED = { search: '', status: 'all', category: '' } as const;
