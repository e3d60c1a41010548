import { loadable } from '@saudagar/ui';

/** The frame around the pages of visitors. */
export const entrance = loadable(async () => (await import('../auth/AuthLayout.tsx')).AuthLayout);

/** The frame around the pages of members. */
export const shell = loadable(async () => (await import('../shell/Shell.tsx')).Shell);

/** The only page of a member with a temporary password, in the visitors' frame (ACCT-045). */
export const firstPassword = loadable(
  async () => (await import('../auth/FirstPassword.tsx')).FirstPassword,
);
