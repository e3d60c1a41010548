import type { Group } from '@saudagar/contract';
import { RevisionNotice } from '@saudagar/flag';
import { provideWithdrawRevision } from '@saudagar/flag/machines';
import { publishGroup } from '../changes/changes.ts';

const provide = provideWithdrawRevision('group', (portal, id) =>
  publishGroup(portal, { id, revision: null }),
);

/** Says that an edit of the group waits for approval; its maker can take it back. */
export function GroupRevision({ group }: { group: Pick<Group, 'id' | 'revision'> }) {
  return <RevisionNotice id={group.id} revision={group.revision} provide={provide} />;
}
