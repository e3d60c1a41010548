import { type AreaConformance, about } from '../core/area.ts';
import { addableBySuite } from './addableBy.ts';
import { peaceSuite } from './peace.ts';

export const peace: AreaConformance = {
  suites: [peaceSuite, addableBySuite],
  things: [[/^\/api\/peace\//, async ({ fellow }) => about({ id: fellow.user.id })]],
  realFields: {},
};
