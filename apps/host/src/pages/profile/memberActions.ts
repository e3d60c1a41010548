import { loadable } from '@saudagar/ui';

/** Stands on others' profiles alone. */
export const memberActions = loadable(
  async () => (await import('@saudagar/blocking')).MemberActions,
);
