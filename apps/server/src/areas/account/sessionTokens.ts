import { createHash } from 'node:crypto';

/** Hashes a session's token for storage. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
