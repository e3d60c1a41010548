import { useSession } from '@saudagar/portal';
import { useSelector } from '@xstate/react';

/** True for a signed-in member; also while the session loads, to avoid layout shift. */
export const useIsMember = (): boolean =>
  useSelector(useSession(), (snapshot) => !snapshot.matches('signedOut'));
