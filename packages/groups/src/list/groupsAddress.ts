import { type AddressState, choiceField, openField, textField } from '@saudagar/flows/react';

/** The state of the groups' page, by the names of the query parameters. */
export const groupsFields = {
  tab: choiceField(['mine', 'discover'], 'mine'),
  search: textField,
  tag: textField,
  location: textField,
  type: choiceField(['', 'public', 'private'], ''),
  group: openField,
};

/** What the page shows, as its address says it. */
export type GroupsState = AddressState<typeof groupsFields>;

/** Takes search and filters away. */
export const CLEARED = { search: '', tag: '', location: '', type: '' } as const;
