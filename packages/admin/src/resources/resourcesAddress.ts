import { type ApprovalStatus, RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { type AddressState, choiceField, textField } from '@saudagar/flows/react';

/** Display order of the statuses (ADM-132–134). */
export const STATUSES = ['approved', 'draft', 'pending'] as const satisfies ApprovalStatus[];

/** Query parameters of the tab, unique across tabs. */
export const resourcesFields = {
  'resource-type': choiceField(['', ...RESOURCE_TYPES], ''),
  'resource-category': choiceField(['', ...RESOURCE_CATEGORIES], ''),
  'resource-status': choiceField(['', ...STATUSES], ''),
  'resource-search': textField,
};

/** The applied filters, as read from the address. */
export type ResourcesState = AddressState<typeof resourcesFields>;

/** Cleared search and filters. */
export const CLEARED: ResourcesState = {
  'resource-type': '',
  'resource-category': '',
  'resource-status': '',
  'resource-search': '',
};
