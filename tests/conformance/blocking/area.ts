import { type AreaConformance, fixtureOf } from '../core/area.ts';
import { apartSuite } from './apart.ts';
import { blockingSuite } from './blocking.ts';
import { groupChatInviteSuite } from './groupChatInvites.ts';

export const blocking: AreaConformance = {
  suites: [apartSuite, blockingSuite, groupChatInviteSuite],
  fixtures: [
    [/^\/api\/peace\//, async ({ groupMember }) => fixtureOf({ id: groupMember.user.id })],
  ],
  realFields: {},
};
