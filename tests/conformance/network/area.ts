import { type AreaConformance, about } from '../core/area.ts';
import { connectionsSuite } from './connections.ts';

export const network: AreaConformance = {
  suites: [connectionsSuite],
  things: [[/^\/api\/users\/\{id\}\//, async ({ bystander }) => about({ id: bystander.user.id })]],
  realFields: {},
};
