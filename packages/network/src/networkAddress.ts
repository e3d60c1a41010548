import { choiceField, openField, textField } from '@saudagar/flows/react';

/** Tabs of My Network, in order (NET-001–006). */
export const NETWORK_TABS = [
  'connections',
  'suggestions',
  'find',
  'invitations',
  'pending',
  'insights',
] as const;
export type NetworkTab = (typeof NETWORK_TABS)[number];

/** Query parameters of the page and how they are read. */
export const networkFields = {
  tab: choiceField(NETWORK_TABS, 'connections'),
  search: textField,
  find: textField,
  /** Code of an invitation to accept. */
  invitation: openField,
  /** Code of an invitation that a member opened. */
  offered: openField,
};
