import { loadable } from '@saudagar/ui';

/** Rendered only on other members' profiles. */
export const memberActions = loadable(
  async () => (await import('@saudagar/blocking')).MemberActions,
);
