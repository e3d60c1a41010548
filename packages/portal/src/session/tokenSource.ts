import { ApiError } from '@saudagar/contract';

/** Milliseconds a portal's token function may take before it is asked again. */
const PATIENCE_MS = 15_000;

interface TokenSourceOptions {
  /** The portal's own function: of any shape at run time, whatever its type says. */
  ask: () => unknown;
  /** Whether null is an everyday answer, since the kit itself signs members in. */
  mayBeNone: () => boolean;
}

/** Asks a portal for its member's token, and says in the console what it lacks. */
export function createTokenSource({ ask, mayBeNone }: TokenSourceOptions) {
  let last: string | null = null;
  let renewing: Promise<string | null> | null = null;
  let isStopped = false;
  const warned = new Set<string>();

  function warn(problem: string, ...causes: unknown[]) {
    if (isStopped || warned.has(problem)) return;
    warned.add(problem);
    console.warn(`Saudagar Hub: getToken ${problem}`, ...causes);
  }

  async function get(): Promise<string | null> {
    const token = await inTime(ask);
    if (typeof token === 'string' && token !== '') {
      last = token;
      return token;
    }
    last = null;
    if (!mayBeNone())
      warn('gave no token, so the features show "signed out" and ask it again until it does.');
    return null;
  }

  async function getOrFail(): Promise<string | null> {
    try {
      return await get();
    } catch (cause) {
      if (!mayBeNone()) warn('failed; the features ask it again at every try.', cause);
      throw cause instanceof ApiError ? cause : new ApiError('network', { cause });
    }
  }

  return {
    get: getOrFail,
    /** Asks once for all the calls that were refused together. */
    renew() {
      renewing ??= getOrFail().finally(() => {
        renewing = null;
      });
      return renewing;
    },
    /** The answer that came last. */
    last: () => last,
    /** Says nothing more in the console. */
    stop() {
      isStopped = true;
    },
  };
}

/** A promise that never settles would hold every call for good. */
async function inTime(ask: () => unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}
