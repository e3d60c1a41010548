import {
  deleteUser,
  type ManagedUser,
  SUSPENSION_REASON_MAX,
  setUserStatus,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

const DAY = 86_400_000;

/** Lengths of a deactivation: open-ended, a number of days, or until a chosen moment. */
export const LENGTHS = ['open', '1', '7', '30', 'chosen'] as const;

/** Values of the dialog. */
export interface DeactivationValues {
  length: (typeof LENGTHS)[number];
  /** ISO timestamp; counts only for a chosen end. */
  until: string | null;
  reason: string;
}

/** The user, and the control that began it: each has its documented call. */
export interface DeactivationSubject {
  readonly id: string;
  readonly by: 'status' | 'menu' | 'change';
}

interface DeactivationBody {
  reason: string;
  until?: string;
}

export const NO_DEACTIVATION: DeactivationValues = { length: 'open', until: null, reason: '' };

/** Values of a deactivation that lasts, to change them (ADM-409). */
export const valuesOf = ({
  deactivation,
}: Pick<ManagedUser, 'deactivation'>): DeactivationValues => ({
  length: deactivation?.until ? 'chosen' : 'open',
  until: deactivation?.until ?? null,
  reason: deactivation?.reason ?? '',
});

/** Asks for the reason and the end, then deactivates (ADM-306, ADM-345, ADM-368). */
export const deactivateUserMachine = formMachine<
  DeactivationValues,
  DeactivationBody,
  void,
  DeactivationSubject
>({
  id: 'deactivateUser',
  validate: ({ length, until, reason }) => ({
    ...(length === 'chosen' && until === null && { until: { rule: 'missing' } }),
    ...(length === 'chosen' &&
      until !== null &&
      Date.parse(until) <= Date.now() && { until: { rule: 'past' } }),
    ...(reason.trim() === '' && { reason: { rule: 'missing' } }),
    ...(reason.trim().length > SUSPENSION_REASON_MAX && { reason: { rule: 'long' } }),
  }),
  toBody({ length, until, reason }) {
    const body = { reason: reason.trim() };
    if (length === 'open') return body;
    if (length === 'chosen') return until === null ? body : { ...body, until };
    return { ...body, until: new Date(Date.now() + Number(length) * DAY).toISOString() };
  },
});

/** Implements deactivation with the portal's client; never deletes accounts (ADM-347, ADM-349). */
export const provideDeactivateUser = (portal: Portal) =>
  provideFlow(deactivateUserMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const params = { id: subject.id };
        if (subject.by !== 'menu')
          await portal.client.call(setUserStatus, { params, body: { is_active: false, ...body } });
        else await portal.client.call(deleteUser, { params, query: { permanent: 'false' }, body });
      }),
      draft: formDraft<DeactivationValues, DeactivationSubject>(portal, {
        name: ({ id, by }) =>
          by === 'change' ? `admin.suspension.${id}` : `admin.deactivation.${id}`,
        fields: {
          length: draftField.choice(LENGTHS),
          until: draftField.textOrNull,
          reason: draftField.text,
        },
      }),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'users' }) },
  });
