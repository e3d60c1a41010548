import { ApiError } from '@saudagar/contract';

/** Milliseconds after which a portal's token function times out. */
const PATIENCE_MS = 15_000;

interface TokenSourceOptions {
  /** The portal's own function: of any shape at run time, despite its type. */
  ask: () => unknown;
  /** Returns true when null is expected, since the kit itself signs members in. */
  mayBeNone: () => boolean;
}

/** Calls a portal's token function, and warns about its mistakes in the console. */
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
    /** Requests one token for all calls that were rejected together. */
    renew() {
      renewing ??= getOrFail().finally(() => {
        renewing = null;
      });
      return renewing;
    },
    /** The last token. */
    last: () => last,
    /** Stops warning in the console. */
    stop() {
      isStopped = true;
    },
  };
}

/** A promise that never settles would block every call for good. */
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
