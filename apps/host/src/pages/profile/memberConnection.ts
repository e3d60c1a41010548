import { loadable } from '@saudagar/ui';

/** Stands on others' profiles alone. */
export const memberConnection = loadable(
  async () => (await import('@saudagar/network')).MemberConnection,
);
