import type { Actor, AnyActor, AnyActorLogic } from 'xstate';
import { watchActor } from './watchedActors.ts';

/** XState's own class of actors. */
type ActorClass = { prototype: Pick<Actor<AnyActorLogic>, 'start'> };

const patched = new WeakSet<object>();

/**
 * Watches every actor of the page without a word in the components: give it XState's `Actor` once, in
 * Storybook's preview. Where you can hand `inspectActors` to what starts your actors, that is the
 * plainer way; this one wraps `Actor.prototype.start`.
 */
export function watchEvery({ prototype }: ActorClass): void {
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { start } = prototype;
  prototype.start = function startWatched(this: AnyActor) {
    // An actor's children are of its system, which is watched with it.
    if (this._parent === undefined) watchActor(this);
    return start.call(this as never);
  } as typeof start;
}
