import { confirmPassword } from '@saudagar/contract';
import { formMachine, provideFlow, publishNothing, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Values of the confirmation. */
export interface ConfirmationValues {
  password: string;
}

/** Asks for the viewer's own password (ADM-397); it is discarded with the dialog. */
export const confirmPasswordMachine = formMachine<ConfirmationValues, ConfirmationValues, void>({
  id: 'confirmPassword',
  validate: ({ password }) => (password === '' ? { password: { rule: 'required' } } : {}),
  toBody: (values) => values,
  persistDraft: false,
});

/** Implements the confirmation with the portal's client. */
export const provideConfirmPassword = (portal: Portal) =>
  provideFlow(confirmPasswordMachine, {
    actors: { send: write(portal, confirmPassword, ({ body }) => ({ body })) },
    actions: { publish: publishNothing },
  });
