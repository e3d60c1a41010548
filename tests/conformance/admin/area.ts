import type { AreaConformance } from '../core/area.ts';
import { approvingSuite } from './approving.ts';
import { makeDecided, makeFlag, makePendingResource, makeUser, makeWarning } from './fixtures.ts';
import { flagsSuite } from './flags.ts';
import { logSuite } from './log.ts';
import { flagAs, writePost } from './moderating.ts';
import { reviewingSuite } from './reviewing.ts';
import { usersSuite } from './users.ts';
import { warningSuite } from './warning.ts';

export const admin: AreaConformance = {
  suites: [flagsSuite, reviewingSuite, warningSuite, approvingSuite, usersSuite, logSuite],
  fixtures: [
    [/^\/api\/admin\/flags\/\{id\}\/undo/, makeDecided],
    [/^(\/api)?\/admin\/flags\/\{id\}/, makeFlag],
    [/^(\/api)?\/admin\/approve-content\//, makePendingResource],
    [/^\/api\/admin\/users\/\{id\}/, makeUser],
    [/^\/api\/warnings\/\{id\}/, makeWarning],
  ],
  realFields: {
    reviewFlags: async ({ bystander, fellow }) => ({
      ids: [await flagAs(fellow, 'post', await writePost(bystander))],
    }),
  },
};
