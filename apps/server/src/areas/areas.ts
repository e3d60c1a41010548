import { account } from './account/area.ts';
import { admin } from './admin/area.ts';
import type { ServerArea } from './area.ts';
import { blocking } from './blocking/area.ts';
import { events } from './events/area.ts';
import { files } from './files/area.ts';
import { groups } from './groups/area.ts';
import { messages } from './messages/area.ts';
import { network } from './network/area.ts';
import { notifications } from './notifications/area.ts';
import { posts } from './posts/area.ts';
import { resources } from './resources/area.ts';
import { tenders } from './tenders/area.ts';

/** Every area of this server: an area with foreign keys to another comes after it. */
export const areas: readonly ServerArea[] = [
  account,
  files,
  posts,
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
