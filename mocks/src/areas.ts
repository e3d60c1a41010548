import { account } from './areas/account/area.ts';
import { admin } from './areas/admin/area.ts';
import { blocking } from './areas/blocking/area.ts';
import { events } from './areas/events/area.ts';
import { files } from './areas/files/area.ts';
import { groups } from './areas/groups/area.ts';
import { messages } from './areas/messages/area.ts';
import { network } from './areas/network/area.ts';
import { notifications } from './areas/notifications/area.ts';
import { posts } from './areas/posts/area.ts';
import { resources } from './areas/resources/area.ts';
import { tenders } from './areas/tenders/area.ts';
import type { MockArea } from './core/community.ts';

/** Every area's mocks: the community, its handlers and its sample content follow from this list. */
export const areas: readonly MockArea[] = [
  account,
  posts,
  files,
  network,
  messages,
  notifications,
  resources,
  events,
  groups,
  tenders,
  blocking,
  admin,
];
