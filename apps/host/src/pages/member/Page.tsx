import { useParams } from 'wouter';
import { ProfilePage } from '../profile/ProfilePage.tsx';

/** The profile of a member, whom names, pictures and mentions lead to. */
// ACCT-137
export function Page() {
  const { member = '' } = useParams();
  return <ProfilePage member={member} />;
}
