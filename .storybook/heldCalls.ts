import { fromPromise } from 'xstate';

/** A call that waits for the test's answer. */
interface HeldCall<Output, Input> {
  input: Input;
  signal: AbortSignal;
  answer(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Lets every promise that is ready run on. */
const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An actor for a machine under test: each call waits until the test answers it. */
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
