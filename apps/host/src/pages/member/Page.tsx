import { useParams } from 'wouter';
import { ProfilePage } from '../profile/ProfilePage.tsx';

/** A member's profile: the target of names, avatars and mentions. */
// ACCT-137
export function Page() {
  const { member = '' } = useParams();
  return <ProfilePage member={member} />;
}
