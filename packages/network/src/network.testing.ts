import { buildInvitation, type Community, minutesAgo, sampleCommunity } from '@saudagar/mocks';

const DAY = 24 * 60;

/** A community in which member-1 has two connections, one sent and one incoming request. */
export function networkCommunity(): Community {
  const community = sampleCommunity({ posts: 6 });
  const { accounts, connections, invitations } = community;
  accounts.update('member-6', { location: 'Yogyakarta' });
  connections.join('member-2', 'member-1');
  connections.join('member-3', 'member-1');
  connections.join('member-2', 'member-3');
  ask(community, 'member-5', 'member-1');
  ask(community, 'member-1', 'member-4');
  const invited = [
    { id: 'invitation-1', invited_name: 'Joko Prasetyo', status: 'pending', days: 2 },
    { id: 'invitation-2', invited_name: null, status: 'accepted', days: 9 },
    { id: 'invitation-3', invited_name: null, status: 'expired', days: 30 },
    { id: 'invitation-4', invited_name: 'Hartono', status: 'cancelled', days: 41 },
  ];
  for (const { id, invited_name, status, days } of invited)
    invitations.add(
      'member-1',
      buildInvitation({
        id,
        invited_email: `${id}@pasar.example`,
        invited_name,
        message: id === 'invitation-1' ? 'Ayo bergabung, Pak Joko.' : null,
        status,
        created_at: minutesAgo(days * DAY),
        expires_at: minutesAgo((days - 14) * DAY),
      }),
    );
  return community;
}

/** Sends a request from one member to another. */
export function ask({ accounts, connections }: Community, from: string, to: string): void {
  const user = accounts.find(from);
  if (user) connections.request(user, to);
}

/** A community with `count` connections of member-1, for paging. */
export function wellConnected(count: number): Community {
  const community = sampleCommunity({ posts: 0 });
  const [me] = community.accounts.active();
  if (!me) return community;
  for (let index = 1; index <= count; index += 1) {
    const id = `friend-${index}`;
    community.accounts.add({
      ...me,
      id,
      username: id,
      email: `${id}@pasar.example`,
      full_name: `Pedagang ${index}`,
      photo: null,
    });
    community.connections.join(id, 'member-1');
  }
  return community;
}
