import { z } from 'zod/mini';
import { Text } from '../core/fields.ts';
import { InvalidFields } from '../invalidFields.ts';
import { POST_MAX_LENGTH } from './posts.ts';

const PostRef = z.object({ content: Text(POST_MAX_LENGTH) });

/**
 * Refuses a post without a text, unless it is in a group and carries files (GRP-115).
 * @throws InvalidFields
 */
export function requireText(
  content: string,
  where: { groupId: string | null | undefined; files: readonly unknown[] },
): void {
  if (where.groupId && where.files.length > 0) return;
  const { error } = PostRef.safeParse({ content });
  if (error) throw new InvalidFields(error.issues, { content });
}
