import type { User } from '@saudagar/contract';
import { useSelector } from '@xstate/react';
import { usePortal } from '../provider/PortalContext.ts';
import type { SessionRef } from '../provider/rootMachine.ts';

/** The session's actor: send it `session.started`, `session.left` or `session.retry`. */
export function useSession(): SessionRef {
  return usePortal().session;
}

/** The signed-in member, or null while signed out or not known yet. */
export function useUser(): User | null {
  return useSelector(useSession(), ({ context }) => context.user);
}
