import {
  type ApiError,
  type BodyOf,
  FLAG_REASONS,
  type FlaggedType,
  type FlagReason,
  flagContent,
} from '@saudagar/contract';
import {
  draftField,
  formDraft,
  formMachine,
  provideFlow,
  publishNothing,
  write,
} from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The flagged content. */
export interface Flagged {
  contentType: FlaggedType;
  contentId: string;
}

/** Values of the flag form. */
export interface FlagValues {
  reason: FlagReason | null;
  description: string;
}

/** Body of a flag. */
type FlagWire = Pick<BodyOf<typeof flagContent>, 'reason' | 'description'>;

/** Flags content for moderators: a reason, optionally a description (FEED-151–173). */
export const flagMachine = formMachine<FlagValues, FlagWire, unknown, Flagged>({
  id: 'flag',
  validate: ({ reason }) => (reason === null ? { reason: { rule: 'unchosen' } } : {}),
  toBody: ({ reason, description }) => ({
    reason: reason as FlagReason,
    description: description.trim() || null,
  }),
});

/** Initial values of a flag: no reason and no description (FEED-169). */
export const UNFLAGGED: FlagValues = { reason: null, description: '' };

/** The reference server words it in the member's language. */
const ALREADY = /already flagged|sudah melaporkan/i;

/** Selects the documented text of a failed flag (FEED-170–173). */
export function flagRefusal({
  status,
  detail,
}: ApiError): 'already' | 'detail' | 'missing' | 'other' {
  if (status === 404) return 'missing';
  if (status !== 400 || !detail) return 'other';
  return ALREADY.test(detail) ? 'already' : 'detail';
}

/** Provides flagging with the portal's client. */
export const provideFlag = (portal: Portal) =>
  provideFlow(flagMachine, {
    actors: {
      send: write(portal, flagContent, ({ subject, body, clientId }) => ({
        body: {
          content_type: subject.contentType,
          content_id: subject.contentId,
          ...body,
          client_id: clientId,
        },
      })),
      draft: formDraft(portal, {
        name: ({ contentType, contentId }) => `flag.${contentType}.${contentId}`,
        fields: {
          reason: draftField.choice([...FLAG_REASONS, null]),
          description: draftField.text,
        },
      }),
    },
    actions: { publish: publishNothing },
  });
