import { createTender, type Tender } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';
import { tenderErrors } from './tenderErrors.ts';
import { TENDER_DRAFT, TENDER_FIELDS, type TenderValues, tenderDraftName } from './tenderValues.ts';
import { uploadFiles } from './uploadActors.ts';

/** Posts a tender or saves it as a draft, after uploading its files (TND-061, TND-064). */
export const postTenderMachine = formMachine<TenderValues, TenderValues, Tender>({
  id: 'postTender',
  validate: (values) => tenderErrors(values, undefined, values.status === 'draft'),
  // A draft keeps a deadline that has passed; publishing asks for another.
  validateStep: (values) => tenderErrors(values, undefined, true),
  toBody: (values) => values,
});

/** Post Tender on the portal's client. A failure is logged and shown in the form (TND-063). */
export const providePostTender = (portal: Portal) =>
  provideFlow(postTenderMachine, {
    actors: {
      send: fromPromise(async ({ input: { body: values, clientId, onProgress } }) => {
        const attachments = await uploadFiles(portal, values, onProgress);
        return portal.client.call(createTender, {
          body: {
            ...TENDER_FIELDS.send(values),
            attachments,
            status: values.status,
            client_id: clientId,
          },
        });
      }),
      draft: formDraft<TenderValues, null>(portal, {
        name: () => tenderDraftName(null),
        fields: TENDER_DRAFT,
      }),
    },
    actions: {
      publish: (_, { reply }) => publishTenders(portal, { type: 'posted', tender: reply }),
    },
  });
