import { type ApprovalStatus, RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { type AddressState, choiceField, textField } from '@saudagar/flows/react';

/** The order in which the statuses are offered (ADM-132–134). */
export const STATUSES = ['approved', 'draft', 'pending'] as const satisfies ApprovalStatus[];

/** What the tab is narrowed by, under names that no other tab has. */
export const resourcesFields = {
  'resource-type': choiceField(['', ...RESOURCE_TYPES], ''),
  'resource-category': choiceField(['', ...RESOURCE_CATEGORIES], ''),
  'resource-status': choiceField(['', ...STATUSES], ''),
  'resource-search': textField,
};

/** The applied filters, as the address says them. */
export type ResourcesState = AddressState<typeof resourcesFields>;

/** Takes search and filters away. */
export const CLEARED: ResourcesState = {
  'resource-type': '',
  'resource-category': '',
  'resource-status': '',
  'resource-search': '',
};
