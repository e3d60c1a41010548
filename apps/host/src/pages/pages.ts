import { page as admin } from './admin/page.ts';
import { page as comparison } from './comparison/page.ts';
import type { PageDefinition } from './definition.ts';
import { page as event } from './event/page.ts';
import { page as events } from './events/page.ts';
import { page as feed } from './feed/page.ts';
import { page as forgotPassword } from './forgot-password/page.ts';
import { page as group } from './group/page.ts';
import { page as groups } from './groups/page.ts';
import { page as guide } from './guide/page.ts';
import { page as home } from './home/page.ts';
import { page as login } from './login/page.ts';
import { page as member } from './member/page.ts';
import { page as messages } from './messages/page.ts';
import { page as moderationDecision } from './moderationDecision/page.ts';
import { page as myTenders } from './my-tenders/page.ts';
import { page as network } from './network/page.ts';
import { page as notifications } from './notifications/page.ts';
import { page as post } from './post/page.ts';
import { page as profile } from './profile/page.ts';
import { page as register } from './register/page.ts';
import { page as resetPassword } from './reset-password/page.ts';
import { page as resource } from './resource/page.ts';
import { page as resources } from './resources/page.ts';
import { page as settings } from './settings/page.ts';
import { page as stopInvitations } from './stop-invitations/page.ts';
import { page as tender } from './tender/page.ts';
import { page as tenders } from './tenders/page.ts';
import { page as warning } from './warning/page.ts';

/** Every page of the host, a folder each, in the order of the menus (SHELL-073). */
export const pages: readonly PageDefinition[] = [
  home,
  feed,
  post,
  groups,
  group,
  network,
  messages,
  events,
  event,
  resources,
  resource,
  tenders,
  tender,
  comparison,
  myTenders,
  guide,
  admin,
  notifications,
  profile,
  member,
  settings,
  moderationDecision,
  warning,
  login,
  register,
  forgotPassword,
  resetPassword,
  stopInvitations,
];
