import { choiceField, openField, textField } from '@saudagar/flows/react';

/** The tabs of My Network, in order (NET-001–006). */
export const NETWORK_TABS = [
  'connections',
  'suggestions',
  'find',
  'invitations',
  'pending',
  'insights',
] as const;
export type NetworkTab = (typeof NETWORK_TABS)[number];

/** The page's state, by the names of the query parameters. */
export const networkFields = {
  tab: choiceField(NETWORK_TABS, 'connections'),
  search: textField,
  find: textField,
  /** Code of an invitation to accept. */
  invitation: openField,
};
