import {
  doneIfWaiting,
  REGISTRATION_LINE_MAX,
  REGISTRATION_NOTES_MAX,
  type RegistrationData,
  registerForEvent,
} from '@saudagar/contract';
import { type DraftFields, draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRegistration, type RegisteredEvent } from '../changes/changes.ts';
import {
  type RegistrationReply,
  readRegistration,
  waitsAsRegistration,
} from './waitingRegistrationFlow.ts';

/** Answers for the organizer; every field is optional (EVT-087–090, EVT-105). */
export interface RegistrationValues {
  dietary_restrictions: string;
  company: string;
  phone: string;
  notes: string;
  /** True when members see that this one comes (EVT-348). */
  is_visible: boolean;
}

/** Fields that are typed. */
type TypedName = Exclude<keyof RegistrationValues, 'is_visible'>;

/** Answers to the organizer, and the choice of being shown. */
interface RegistrationWire {
  registration_data: RegistrationData;
  is_visible: boolean;
}

/** Maximum length of a phone number. */
const PHONE_MAX = 40;

const MOST: RegistrationLimits = {
  dietary_restrictions: REGISTRATION_LINE_MAX,
  company: REGISTRATION_LINE_MAX,
  phone: PHONE_MAX,
  notes: REGISTRATION_NOTES_MAX,
};

type RegistrationLimits = Record<TypedName, number>;

const NAMES = Object.keys(MOST) as TypedName[];

/**
 * Registers for an event or joins its waitlist; the server decides which (EVT-086, EVT-097). Without
 * a network it waits, and the reply is null (EVT-373).
 */
export const registerMachine = formMachine<
  RegistrationValues,
  RegistrationWire,
  RegistrationReply | null,
  RegisteredEvent
>({
  id: 'registerForEvent',
  validate: (values) =>
    Object.fromEntries(
      NAMES.filter((name) => values[name].trim().length > MOST[name]).map((name) => [
        name,
        { rule: 'long' },
      ]),
    ),
  toBody: (values) => ({
    registration_data: Object.fromEntries(
      NAMES.filter((name) => values[name].trim()).map((name) => [name, values[name].trim()]),
    ),
    is_visible: values.is_visible,
  }),
});

/** Reads a draft of a registration. */
export const REGISTRATION_DRAFT = {
  ...(Object.fromEntries(NAMES.map((name) => [name, draftField.text])) as DraftFields<
    Pick<RegistrationValues, TypedName>
  >),
  is_visible: draftField.flag,
} satisfies DraftFields<RegistrationValues>;

/** Implements registering with the portal's client (EVT-086, EVT-091). */
export const provideRegister = (portal: Portal) =>
  provideFlow(registerMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body, clientId } }) => {
        const { id } = subject;
        const reply = await portal.client
          .call(registerForEvent, {
            params: { id },
            body: { ...body, client_id: clientId },
            waits: waitsAsRegistration(id),
          })
          .catch(doneIfWaiting);
        return reply ? readRegistration(reply, body.registration_data) : null;
      }),
      draft: formDraft(portal, {
        name: ({ id }: RegisteredEvent) => `events.register.${id}`,
        fields: REGISTRATION_DRAFT,
      }),
    },
    actions: {
      publish: (_, { subject, reply }) =>
        reply && publishRegistration(portal, subject, reply.registration, reply.counts),
    },
  });
