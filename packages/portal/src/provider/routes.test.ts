import { expect, test } from 'vitest';
import { hrefOfSubject, type Routes } from './routes.ts';

const subject = { type: 'tender', id: 't' };
const tender = (id: string) => `/tenders/${id}`;
const routes: Routes = {
  tender,
  attendees: (id) => `/events/${id}/attendees`,
  groupRequests: (id) => `/groups/${id}/requests`,
  groupMembers: (id) => `/groups/${id}/members`,
  comparison: (id) => `/tenders/${id}/compare`,
  proposals: (open) => `/own/${open?.id}/${open?.at}`,
  receivedProposals: ({ tender_id, id, at }) => `/received/${tender_id}/${id}/${at}`,
};

// TND-152
test.each([
  ['own_proposal', '/own/p/undefined'],
  ['asked_proposal', '/own/p/answer'],
  ['received_proposal', '/received/t/p/undefined'],
  ['answered_proposal', '/received/t/p/thread'],
  ['received_proposals', '/received/t/undefined/undefined'],
  ['compared_proposals', '/tenders/t/compare'],
  ['attendees', '/events/p/attendees'],
  ['group_requests', '/groups/p/requests'],
  ['group_members', '/groups/p/members'],
  ['part_of_a_newer_server', '/tenders/t'],
])('a notification with the part %s opens %s', (type, href) => {
  expect(hrefOfSubject(routes, { subject, part: { type, id: 'p' } })).toBe(href);
});

test('a notification opens its subject where the host has no page for the part', () => {
  const part = { type: 'own_proposal', id: 'p' };
  expect(hrefOfSubject({ tender }, { subject, part })).toBe('/tenders/t');
  expect(hrefOfSubject({ tender }, { subject, part: null })).toBe('/tenders/t');
  expect(hrefOfSubject({}, { subject })).toBeNull();
});
