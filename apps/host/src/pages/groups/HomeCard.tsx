import '@saudagar/flows/styles.css';
import '@saudagar/groups/styles.css';
import { GroupsCard } from '@saudagar/groups';

/** The member's most active groups, or some of their trade. */
export function HomeCard() {
  return <GroupsCard />;
}
