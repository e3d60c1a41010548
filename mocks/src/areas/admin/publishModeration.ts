import type { Community } from '../../core/community.ts';

/** Publishes a change of the queues to moderators and admins, except to the one who made it. */
export function publishModeration({ accounts, events }: Community, by: string): void {
  for (const { user } of accounts.all())
    if (user.role !== 'user' && user.id !== by) events.publish(user.id, { type: 'moderation' });
}
