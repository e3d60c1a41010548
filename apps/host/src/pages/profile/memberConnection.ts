import { loadable } from '@saudagar/ui';

/** Rendered only on other members' profiles. */
export const memberConnection = loadable(
  async () => (await import('@saudagar/network')).MemberConnection,
);
