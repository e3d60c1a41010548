import { listNotifications, requestConnection } from '@saudagar/contract';
import type { AreaConformance, Cast, Thing } from '../core/area.ts';
import { notificationsSuite } from './notifications.ts';
import { notifyingActsSuite } from './notifyingActs.ts';

export const notifications: AreaConformance = {
  suites: [notificationsSuite, notifyingActsSuite],
  things: [[/^\/api\/notifications\//, makeNotification]],
  realFields: {},
};

/** The owner is asked to connect; asking again tells nobody again. */
async function makeNotification({ owner, bystander }: Cast): Promise<Thing> {
  await bystander.client.call(requestConnection, { params: { id: owner.user.id } });
  const list = async () => (await owner.client.call(listNotifications)).items;
  const [newest] = await list();
  if (!newest) throw new Error('A request to connect tells nobody');
  return { places: { id: newest.id }, look: list };
}
