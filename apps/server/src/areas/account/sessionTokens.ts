import { createHash } from 'node:crypto';

/** A session's token as it is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
