import { loadable } from '@saudagar/ui';

// What the header of a profile can be shown without.
export const postsTab = loadable(async () => (await import('./posts/PostsTab.tsx')).PostsTab);
export const editDialog = loadable(
  async () => (await import('./edit/EditProfileDialog.tsx')).EditProfileDialog,
);
export const photoDialogs = loadable(
  async () => (await import('./photo/PhotoDialogs.tsx')).PhotoDialogs,
);
