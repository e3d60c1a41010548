import {
  createPost,
  listMutes,
  listNotificationChoices,
  listNotifications,
  requestConnection,
} from '@saudagar/contract';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import { choicesSuite } from './choices.ts';
import { notificationsSuite } from './notifications.ts';
import { newPushSubscription, pushAndMailSuite } from './pushAndMail.ts';
import { recipientsSuite } from './recipients.ts';

export const notifications: AreaConformance = {
  suites: [choicesSuite, notificationsSuite, recipientsSuite, pushAndMailSuite],
  fixtures: [
    [/^\/api\/notifications\/choices\//, makeChoice],
    [/^\/api\/notifications\/muted\//, makeMuted],
    [/^\/api\/notifications\//, makeNotification],
  ],
  realFields: { subscribeDevice: async () => newPushSubscription() },
};

async function makeChoice({ owner: { client } }: TestUsers): Promise<Fixture> {
  return { params: { topic: 'likes' }, look: () => client.call(listNotificationChoices) };
}

async function makeMuted({ owner: { client } }: TestUsers): Promise<Fixture> {
  const body = { content: 'Kain lurik', post_type: 'text' as const };
  const params = { type: 'post' as const, id: (await client.call(createPost, { body })).id };
  return { params, look: () => client.call(listMutes) };
}

/** A request to the owner; repeating it notifies nobody again. */
async function makeNotification({ owner, bystander }: TestUsers): Promise<Fixture> {
  await bystander.client.call(requestConnection, { params: { id: owner.user.id } });
  const list = async () => (await owner.client.call(listNotifications)).items;
  const [newest] = await list();
  if (!newest) throw new Error('A request to connect tells nobody');
  return { params: { id: newest.id }, look: list };
}
