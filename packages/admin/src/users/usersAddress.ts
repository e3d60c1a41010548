import {
  type AddressField,
  type AddressState,
  choiceField,
  openField,
  textField,
} from '@saudagar/flows/react';
import { LAST_PAGE } from './pages.ts';

/** A page by its number; what is no page reads as the first. */
const pageField: AddressField<number> = {
  read: ([value]) => {
    const page = Number(value);
    return Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1;
  },
  write: (page) => (page === 1 ? [] : [String(page)]),
};

/** The state of the Users tab, by the names of the query parameters. */
export const usersFields = {
  user_search: textField,
  user_role: choiceField(['', 'user', 'admin'], ''),
  /** Active only is on by default (ADM-271). */
  accounts: choiceField(['active', 'all'], 'active'),
  user_page: pageField,
  /** Id of the user whose details are open. */
  user: openField,
};

/** What the Users tab shows, as its address says it. */
export type UsersState = AddressState<typeof usersFields>;

/** Changes what the address says. */
export type ChangeUsers = (change: Partial<UsersState>, how?: 'push' | 'replace') => void;

/** No search, no role; other pages are pages of something else. */
export const CLEARED = {
  user_search: '',
  user_role: '',
  user_page: 1,
} as const satisfies Partial<UsersState>;
