import { LIBRARIAN } from './library.ts';
import { askerOf, type Talker } from './talkers.ts';

/** Flags a post; gives the flag's id. */
export async function flagPost(reporter: Talker, post: string, description?: string) {
  const flag = await reporter.ask<{ id: string }>('POST', '/api/admin/flags', {
    content_type: 'post',
    content_id: post,
    reason: 'spam',
    description,
  });
  return flag.id;
}

/** Has a member warned about a post of theirs; gives the id of the warning, whose news is read. */
export async function warn(author: Talker, reporter: Talker, post: string): Promise<string> {
  const id = await flagPost(reporter, post);
  const ask = await askerOf(author.address, LIBRARIAN);
  await ask('POST', '/api/admin/flags/review', { ids: [id], action: 'warn_user' });
  const notifications = await author.ask<{ kind: string; subject: { id: string } }[]>(
    'GET',
    '/api/notifications',
  );
  await author.ask('POST', '/api/notifications/read-all');
  const warned = notifications.find(({ kind }) => kind === 'warned');
  if (!warned) throw new Error('Nobody was told of the warning');
  return warned.subject.id;
}
