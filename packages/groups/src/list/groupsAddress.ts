import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

/** Query parameters of the groups page and how they are read. */
export const groupsFields = {
  tab: choiceField(['mine', 'discover'], 'mine'),
  search: textField,
  tag: textField,
  location: textField,
  type: choiceField(['', 'public', 'private'], ''),
  group: openField,
};

/** State of the groups page, as read from its address. */
export type GroupsState = AddressState<typeof groupsFields>;

/** Cleared search and filters. */
export const CLEARED = { search: '', tag: '', location: '', type: '' } as const;
