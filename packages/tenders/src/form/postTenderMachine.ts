import type { Tender } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { tenderErrors } from './tenderErrors.ts';
import type { TenderValues } from './tenderValues.ts';

/** Posts a tender or saves it as a draft; its files are uploaded first (TND-061, TND-064). */
export const postTenderMachine = formMachine<TenderValues, TenderValues, Tender>({
  id: 'postTender',
  validate: (values) => tenderErrors(values),
  toWire: (values) => values,
});
