import {
  type AddressField,
  type AddressState,
  choiceField,
  openField,
  textField,
} from '@saudagar/flows/react';
import { LAST_PAGE } from './pages.ts';

/** A page number; anything else reads as 1. */
const pageField: AddressField<number> = {
  read: ([value]) => {
    const page = Number(value);
    return Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1;
  },
  write: (page) => (page === 1 ? [] : [String(page)]),
};

/** Query parameters of the Users tab and how they are read. */
export const usersFields = {
  user_search: textField,
  user_role: choiceField(['', 'user', 'admin'], ''),
  /** Active only is on by default (ADM-271). */
  accounts: choiceField(['active', 'all'], 'active'),
  user_page: pageField,
  /** Id of the user whose details are open. */
  user: openField,
};

/** State of the Users tab, as read from its address. */
export type UsersState = AddressState<typeof usersFields>;

/** Changes the state in the address. */
export type ChangeUsers = (change: Partial<UsersState>, how?: 'push' | 'replace') => void;

/** Cleared search and role; the page resets with them. */
export const CLEARED = {
  user_search: '',
  user_role: '',
  user_page: 1,
} as const satisfies Partial<UsersState>;
