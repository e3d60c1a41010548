import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useViewActor } from '../provider/useActors.ts';
import { provideImage } from './imageActors.ts';
import type { ImageInput } from './imageMachine.ts';

/**
 * What the machine makes of a picture that failed or has to be fetched. `source` is what it belongs
 * to, as last read: a new one tries again what had failed.
 */
export function useImage(input: ImageInput, source: object) {
  const actor = useViewActor(provideImage, input);
  const src = useSelector(actor, (snapshot) =>
    snapshot.hasTag('image') ? (snapshot.context.fetchedUrl ?? snapshot.context.foreignUrl) : null,
  );
  const isBroken = useSelector(actor, (snapshot) => snapshot.hasTag('broken'));

  const seen = useRef(source);
  useEffect(() => {
    if (seen.current === source) return;
    seen.current = source;
    actor.send({ type: 'image.retried' });
  }, [actor, source]);

  return {
    /** Its address, while there is a picture to show. */
    src,
    /** Whether nothing will come of it for now. */
    isBroken,
    onLoad: () => actor.send({ type: 'image.loaded' }),
    onError: () => actor.send({ type: 'image.failed' }),
  };
}
