import '@saudagar/flows/styles.css';
import '@saudagar/groups/styles.css';
import { GroupsCard } from '@saudagar/groups';
import { GROUPS_PATH, groupPath } from '../../routing/links.ts';

/** The member's most active groups, or some of their trade. */
export function HomeCard() {
  return <GroupsCard hrefOf={groupPath} groupsPath={GROUPS_PATH} />;
}
