import { APPEAL_MAX, appealDeactivation, type ModerationDecision } from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import type { Credentials } from './validateLogin.ts';

/** Values of the appeal. */
export interface AppealValues {
  text: string;
}

/** Initial values: no appeal yet. */
export const NO_APPEAL: AppealValues = { text: '' };

/** Returns the key of an appeal's actor and draft. */
export const appealKey = ({ email }: Pick<Credentials, 'email'>): string =>
  `account.appeal.${email.toLowerCase()}`;

/** Appeals the deactivation of one's own account, once, with the credentials of the sign-in. */
export const appealMachine = formMachine<
  AppealValues,
  AppealValues,
  ModerationDecision,
  Credentials
>({
  id: 'appealDeactivation',
  validate: ({ text }) => {
    if (text.trim() === '') return { text: { rule: 'empty' } };
    return text.length > APPEAL_MAX ? { text: { rule: 'long' } } : {};
  },
  toBody: ({ text }) => ({ text: text.trim() }),
});

/** Provides the appeal with the portal's client; its text is stored, without the password. */
export const provideAppeal = (portal: Portal) =>
  provideFlow(appealMachine, {
    actors: {
      send: fromPromise(({ input: { subject, body } }) =>
        portal.client.call(appealDeactivation, { body: { ...subject, ...body } }),
      ),
      draft: formDraft<AppealValues, Credentials>(portal, {
        name: appealKey,
        fields: { text: draftField.text },
      }),
    },
    actions: { publish: publishNothing },
  });
