import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const networkRefusals = {
  ownConnection: {
    en: 'You cannot connect with yourself',
    id: 'Anda tidak dapat terhubung dengan diri sendiri',
  },
} as const satisfies Wordings;
