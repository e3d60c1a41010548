import type { Resource } from '@saudagar/contract';
import { usePersistentActor, watchLeaving } from '@saudagar/portal';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { provideProgress } from './progressActors.ts';
import type { progressMachine } from './progressMachine.ts';

/** The actor of a member's progress. */
export type ProgressActor = ActorRefFrom<typeof progressMachine>;

/** A member's progress in a resource, also sent when the page is closed or hidden. */
export function useProgress({ id, progress = 0 }: Resource): ProgressActor {
  const actor = usePersistentActor(`resources.progress.${id}`, provideProgress, { id, progress });
  useEffect(() => actor.send({ type: 'progress.read', percent: progress }), [actor, progress]);
  useEffect(() => {
    const pause = () => actor.send({ type: 'progress.paused' });
    const stop = watchLeaving(pause);
    return () => {
      stop();
      pause();
    };
  }, [actor]);
  return actor;
}
