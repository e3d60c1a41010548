import type { Tender } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { tenderErrors } from './tenderErrors.ts';
import type { TenderValues } from './tenderValues.ts';

/** The tender that is edited, and whether it opens as soon as its changes are saved. */
export interface EditedTender {
  readonly tender: Tender;
  readonly isOpening: boolean;
}

/** Changes a tender (TND-113). A deadline that is kept may lie in the past, unless it opens. */
export const editTenderMachine = formMachine<TenderValues, TenderValues, Tender, EditedTender>({
  id: 'editTender',
  validate: (values, { tender, isOpening }) => tenderErrors(values, isOpening ? undefined : tender),
  toWire: (values) => values,
});
