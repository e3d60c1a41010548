import type { Actor, AnyActor, AnyActorLogic } from 'xstate';
import { watchActor } from './watchedActors.ts';

/** XState's `Actor` class. */
type ActorClass = { prototype: Pick<Actor<AnyActorLogic>, 'start'> };

const patched = new WeakSet<object>();

/**
 * Watches every actor of the page without changes in components: pass XState's `Actor` once, in
 * Storybook's preview. Prefer `inspectActors` where your actors accept an inspector; this function
 * wraps `Actor.prototype.start`.
 */
export function watchEvery({ prototype }: ActorClass): void {
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { start } = prototype;
  prototype.start = function startWatched(this: AnyActor) {
    // Child actors belong to the root's system, which is watched with it.
    if (this._parent === undefined) watchActor(this);
    return start.call(this as never);
  } as typeof start;
}
