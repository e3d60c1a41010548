import type { Post } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Posts of one member, the newest first (ACCT-058, ACCT-131). */
export const memberPostsMachine = listMachine<{ id: string }, Post>({
  id: 'memberPosts',
  idOf: ({ id }) => id,
});
