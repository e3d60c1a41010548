import { fromPromise } from 'xstate';

/** A call that the test answers. */
interface HeldCall<Output, Input> {
  input: Input;
  signal: AbortSignal;
  answer(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Flushes settled promises. */
const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates an actor whose calls wait until the test answers them. */
export function heldCalls<Output, Input>() {
  const calls: HeldCall<Output, Input>[] = [];
  const actor = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    calls.push({
      input,
      signal,
      answer(output) {
        resolve(output);
        return passOn();
      },
      fail(error) {
        reject(error);
        return passOn();
      },
    });
    return promise;
  });
  return {
    actor,
    calls,
    /** The latest call. */
    get last() {
      const call = calls.at(-1);
      if (!call) throw new Error('Nothing was called');
      return call;
    },
  };
}
