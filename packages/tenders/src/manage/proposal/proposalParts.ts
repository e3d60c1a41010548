import { loadable } from '@saudagar/ui';

// What is opened at a press.
export const decisionDialog = loadable(
  async () => (await import('./DecisionDialog.tsx')).DecisionDialog,
);
export const withdrawDialog = loadable(
  async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog,
);
