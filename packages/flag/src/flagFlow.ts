import {
  type ApiError,
  type BodyOf,
  type FlaggedType,
  type FlagReason,
  flagContent,
} from '@saudagar/contract';
import { formMachine, provideFlow, publishNothing, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** What is flagged. */
export interface Flagged {
  contentType: FlaggedType;
  contentId: string;
}

/** What a member fills in. */
export interface FlagValues {
  reason: FlagReason | null;
  description: string;
}

/** What the server is told. */
type FlagWire = Pick<BodyOf<typeof flagContent>, 'reason' | 'description'>;

/** Flags one thing for moderators: a reason, perhaps some words (FEED-151–173). */
export const flagMachine = formMachine<FlagValues, FlagWire, unknown, Flagged>({
  id: 'flag',
  validate: ({ reason }) => (reason === null ? { reason: { rule: 'unchosen' } } : {}),
  toBody: ({ reason, description }) => ({
    reason: reason as FlagReason,
    description: description.trim() || null,
  }),
});

/** Nothing chosen and nothing written: how each flag begins (FEED-169). */
export const UNFLAGGED: FlagValues = { reason: null, description: '' };

/** The reference server says so in the member's language. */
const ALREADY = /already flagged|sudah melaporkan/i;

/** Which of the documented texts a failed flag is answered with (FEED-170–173). */
export function flagRefusal({
  status,
  detail,
}: ApiError): 'already' | 'detail' | 'missing' | 'other' {
  if (status === 404) return 'missing';
  if (status !== 400 || !detail) return 'other';
  return ALREADY.test(detail) ? 'already' : 'detail';
}

/** Flagging on the portal's client. */
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
    },
    actions: { publish: publishNothing },
  });
