import { ProfilePage } from './ProfilePage.tsx';

/** The reader's own profile. */
// SHELL-102
export function Page() {
  return <ProfilePage />;
}
