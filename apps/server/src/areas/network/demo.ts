import { INVITATION_DAYS } from '@saudagar/contract';
import { demoAccounts } from '../../../demo/demoAccounts.ts';
import network from '../../../demo/network/network.json' with { type: 'json' };
import type { DemoRows } from '../../../demo/plan.ts';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { InvitationsTable } from './tables.ts';

const DAY = 86_400_000;

/** Seeds connections, and for each demo account requests both ways and invitations. */
export async function seedNetwork(
  write: Database,
  { members, connections }: DemoRows,
  { now }: Pick<Community, 'now'>,
): Promise<void> {
  const time = now().getTime();
  const pairs = new Set(connections.map((one) => keyOf(one.requester_id, one.recipient_id)));
  const emails = new Set(demoAccounts.map(({ email }) => email));
  const requests = [];
  for (const account of members.filter(({ email }) => emails.has(email))) {
    const strangers = members
      .filter(({ id }) => id !== account.id && !pairs.has(keyOf(id, account.id)))
      .slice(0, network.incoming + network.sent);
    for (const [index, stranger] of strangers.entries()) {
      const isIncoming = index < network.incoming;
      requests.push({
        id: newId(),
        requester_id: isIncoming ? stranger.id : account.id,
        recipient_id: isIncoming ? account.id : stranger.id,
        status: 'pending' as const,
        created_at: new Date(time - (index + 1) * DAY),
        accepted_at: null,
      });
      pairs.add(keyOf(stranger.id, account.id));
    }
  }
  await write
    .insertInto('connections')
    .values([...connections, ...requests])
    .execute();
  const inviter = members.find(({ email }) => emails.has(email));
  if (inviter)
    await write.insertInto('invitations').values(invitationsOf(inviter.id, time)).execute();
}

const keyOf = (one: string, other: string) => [one, other].sort().join(' ');

const invitationsOf = (inviterId: string, at: number) =>
  network.invitations.map(({ email, name, message, status, days_ago }, index) => {
    const created_at = new Date(at - days_ago * DAY);
    return {
      id: newId(),
      inviter_id: inviterId,
      invited_email: email,
      invited_name: name ?? null,
      message: message ?? null,
      status: status as InvitationsTable['status'],
      code: `undangan-pasar-demo-${index + 1}`,
      client_id: null,
      accepted_by: null,
      created_at,
      expires_at: new Date(created_at.getTime() + INVITATION_DAYS * DAY),
    };
  });
