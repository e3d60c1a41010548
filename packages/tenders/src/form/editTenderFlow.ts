import { setTenderStatus, type Tender, updateTender } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';
import { tenderErrors } from './tenderErrors.ts';
import { TENDER_DRAFT, TENDER_FIELDS, type TenderValues, tenderDraftName } from './tenderValues.ts';
import { uploadFiles } from './uploadActors.ts';

/** The edited tender, and whether saving reopens it. */
export interface EditedTender {
  readonly tender: Tender;
  readonly isOpening: boolean;
}

/** Edits a tender (TND-113). An unchanged deadline may be in the past, unless it reopens. */
export const editTenderMachine = formMachine<TenderValues, TenderValues, Tender, EditedTender>({
  id: 'editTender',
  validate: (values, { tender, isOpening }) =>
    tenderErrors(values, isOpening ? undefined : tender, !isOpening && tender.status === 'draft'),
  toBody: (values) => values,
});

/** Edit Tender on the portal's client, and reopening after it. */
export const provideEditTender = (portal: Portal) =>
  provideFlow(editTenderMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body: values, onProgress } }) => {
        const attachments = await uploadFiles(portal, values, onProgress);
        const params = { id: subject.tender.id };
        const body = { ...TENDER_FIELDS.send(values), attachments };
        const changed = await portal.client.call(updateTender, { params, body });
        if (!subject.isOpening) return changed;
        return portal.client.call(setTenderStatus, { params, body: { status: 'active' } });
      }),
      draft: formDraft<TenderValues, EditedTender>(portal, {
        name: ({ tender: { id } }) => tenderDraftName(id),
        fields: TENDER_DRAFT,
      }),
    },
    actions: {
      publish: (_, { reply }) => publishTenders(portal, { type: 'tender', tender: reply }),
    },
  });
