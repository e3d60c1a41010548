import { useSession } from '@saudagar/portal';
import { useSelector } from '@xstate/react';

/** Whether a member looks on; true while they are looked up, so that nothing moves once they are known. */
export const useIsMember = (): boolean =>
  useSelector(useSession(), (snapshot) => !snapshot.matches('signedOut'));
