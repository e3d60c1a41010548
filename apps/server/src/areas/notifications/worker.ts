import type { FastifyBaseLogger } from 'fastify';
import type { FanOut } from '../../sockets/fanOut.ts';

/** Works off what waits in a table. */
export interface Worker {
  /** Works off all that waits; resolves when nothing does. */
  run(): Promise<void>;
  /** Takes no further batch, and waits for the one at work. */
  stop(): Promise<void>;
}

interface WorkerParts {
  logger: FastifyBaseLogger;
  /** Works off the next; false where nothing waits, or no more can be done now. */
  next: () => Promise<boolean>;
  /** What is logged where `next` throws: what waits stays, and is taken up again. */
  failure: string;
  /** Wakes it when a transaction has added something. @default it only looks by itself */
  wokenBy?: FanOut;
  /** How often it looks by itself, in milliseconds. @default only when it is woken */
  looks?: number;
  /** Whether it rests before each turn, so that members do not wait for it. @default false */
  givesWay?: boolean;
}

/** Shortest rest, in milliseconds: whoever has woken the worker has their answer first. */
const REST = 25;
/** A rest by what the turn before it took: the embedded database serves one at a time. */
const REST_BY_TURN = 2;

/** Starts a worker: at once for what an earlier run left, then whenever it is woken or looks. */
export function startWorker({
  logger,
  next,
  failure,
  wokenBy,
  looks,
  givesWay = false,
}: WorkerParts): Worker {
  let isStopped = false;
  let isWoken = false;
  let working: Promise<void> | undefined;
  let rest = REST;

  /** Takes a turn, after a rest where it gives way. */
  async function turn(): Promise<boolean> {
    if (!givesWay) return next();
    await new Promise((resolve) => setTimeout(resolve, rest));
    if (isStopped) return false;
    const begun = performance.now();
    const isMore = await next();
    rest = Math.max(REST, REST_BY_TURN * (performance.now() - begun));
    return isMore;
  }

  async function work(): Promise<void> {
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        while (!isStopped && (await turn()));
      }
    } catch (error) {
      logger.error({ err: error }, failure);
    } finally {
      working = undefined;
    }
  }

  function run(): Promise<void> {
    isWoken = true;
    working ??= work();
    return working;
  }

  const unsubscribe = wokenBy?.subscribe(({ kind }) => {
    if (kind === 'outbox' || kind === 'gap') void run();
  });
  const timer = looks === undefined ? undefined : setInterval(() => void run(), looks).unref();
  void run();
  return {
    run,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      unsubscribe?.();
      await working;
    },
  };
}
