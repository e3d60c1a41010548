import type { Tender } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { tenderErrors } from './tenderErrors.ts';
import type { TenderValues } from './tenderValues.ts';

/** Changes a tender (TND-113). A deadline that is kept may lie in the past. */
export const editTenderMachine = formMachine<TenderValues, TenderValues, Tender, Tender>({
  id: 'editTender',
  validate: (values, before) => tenderErrors(values, before),
  toWire: (values) => values,
});
