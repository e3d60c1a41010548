import { useSession } from '@saudagar/portal';
import { useSelector } from '@xstate/react';

/** Returns true for a member, and while the session loads so that the layout is stable. */
export const useIsMember = (): boolean =>
  useSelector(useSession(), (snapshot) => !snapshot.matches('signedOut'));
