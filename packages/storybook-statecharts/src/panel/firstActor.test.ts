import { describe, expect, test } from 'vitest';
import type { ActorLine } from '../protocol.ts';
import { firstActor, inOrder } from './firstActor.ts';

const actor = (machine: string, status: ActorLine['status'] = 'active'): ActorLine => ({
  key: `${machine} ${status}`,
  name: machine,
  machine,
  status,
  current: [],
  leaves: [],
});
const story = { title: '', name: 'Ready' };
const hints = { linked: null, before: null, story };
const background = ['portal', 'session', 'connection', 'outbox'];
const all = ['portal', 'session', 'like', 'login'].map((machine) => actor(machine));

describe('selection of the first machine', () => {
  const form = { ...story, title: 'Account/LoginForm' };
  const card = { ...story, title: 'Posts/Card' };
  test.each([
    ['the one in the address', { show: 'session' }, { ...hints, linked: 'portal' }, 'portal'],
    ['the one the story asks for', { show: 'session' }, hints, 'session'],
    ['one named like the component', { background }, { ...hints, story: form }, 'login'],
    ['the one looked at before', { background }, { ...hints, before: 'like', story: card }, 'like'],
    ['never again one of the background', { background }, { ...hints, before: 'portal' }, 'like'],
    ['the first that is no background', { background }, hints, 'like'],
  ])('the machine shown first is %s', (_, parameters, given, expected) => {
    expect(firstActor(all, parameters, given)?.machine).toBe(expected);
  });

  test('the machine shown first is running, if any is', () => {
    const both = [actor('feed', 'stopped'), actor('feed')];
    expect(firstActor(both, {}, hints)?.status).toBe('active');
    expect(firstActor(both.slice(0, 1), {}, hints)?.status).toBe('stopped');
    expect(firstActor([], {}, hints)).toBeNull();
  });

  test('an ended machine of the story is shown rather than a running background one', () => {
    const ended = [actor('portal'), actor('acceptInvitation', 'done')];
    expect(firstActor(ended, { background }, hints)?.machine).toBe('acceptInvitation');
    expect(firstActor(ended.slice(0, 1), { background }, hints)?.machine).toBe('portal');
  });

  test('background machines are listed last', () => {
    expect(inOrder(all, background).map(({ machine }) => machine)).toEqual([
      'like',
      'login',
      'portal',
      'session',
    ]);
  });
});

describe('the machine named most like the story', () => {
  test.each([
    ['admin/src/log/Log', 'Ready', 'logExport auditLog', 'auditLog'],
    ['admin/src/users/UserActs', 'Role Asked', 'usersExport users userRole', 'userRole'],
    ['groups/src/GroupForms', 'Creating', 'groups groupInvitations createGroup', 'createGroup'],
    ['groups/src/GroupClosing', 'Asking', 'group feed like closeGroup', 'closeGroup'],
    ['events/src/Registration', 'Ready', 'event eventFiles registerForEvent', 'registerForEvent'],
    ['events/src/form/EditConflict', 'Both', 'eventPermissions editEvent event', 'editEvent'],
    ['network/src/Network', 'Ready', 'connections networkCounts', 'connections'],
    ['network/src/MemberConnection', 'Ready', 'connection memberRelation', 'memberRelation'],
    ['messaging/src/Outbox', 'Refused', 'inbox presence outbox', 'outbox'],
    ['resources/src/Saving', 'Choosing', 'resources like like saveResource', 'saveResource'],
    ['host/src/pages/feed/Page', 'Ready', 'inbox feed like like', 'feed'],
    ['notifications/src/Notifications', 'Ready', 'notifications readNotification', 'notifications'],
    ['feed/src/Configuration', 'Hashtag Failed', 'feed feed composer like like', 'feed'],
  ])('%s, %s', (path, name, machines, expected) => {
    const actors = machines.split(' ').map((machine) => actor(machine));
    const names = { title: '', name, importPath: `./packages/${path}.stories.tsx` };
    expect(firstActor(actors, { background }, { ...hints, story: names })?.machine).toBe(expected);
  });
});
