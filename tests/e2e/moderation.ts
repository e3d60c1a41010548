import { LIBRARIAN } from './library.ts';
import { askerOf, type Talker } from './talkers.ts';

/** Flags a post; returns the flag's id. */
export async function flagPost(reporter: Talker, post: string, description?: string) {
  const flag = await reporter.ask<{ id: string }>('POST', '/api/admin/flags', {
    content_type: 'post',
    content_id: post,
    reason: 'spam',
    description,
  });
  return flag.id;
}

const DECISIONS = { warned: 'warn_user', content_removed: 'remove_content' };

/**
 * Warns the author of a post, or removes it, and marks the notification read; returns the id of
 * the warning or the decision.
 */
export async function decideOn(
  post: string,
  kind: keyof typeof DECISIONS,
  { author, reporter }: { author: Talker; reporter: Talker },
): Promise<string> {
  const id = await flagPost(reporter, post);
  const ask = await askerOf(author.address, LIBRARIAN);
  await ask('POST', '/api/admin/flags/review', { ids: [id], action: DECISIONS[kind] });
  const notifications = await author.ask<{ kind: string; subject: { id: string } }[]>(
    'GET',
    '/api/notifications',
  );
  await author.ask('POST', '/api/notifications/read-all');
  const decided = notifications.find((one) => one.kind === kind);
  if (!decided) throw new Error(`The author has no notification of the kind ${kind}`);
  return decided.subject.id;
}
