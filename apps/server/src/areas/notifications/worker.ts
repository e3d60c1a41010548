import type { FastifyBaseLogger } from 'fastify';
import type { FanOut } from '../../sockets/fanOut.ts';

/** Background worker that processes pending rows of a table. */
export interface Worker {
  /** Processes everything pending; resolves when nothing is left. */
  run(): Promise<void>;
  /** Starts no further batch, and waits for the running one. */
  stop(): Promise<void>;
}

interface WorkerParts {
  logger: FastifyBaseLogger;
  /** Processes the next batch; false when nothing is pending, or no more can be done now. */
  next: () => Promise<boolean>;
  /** Log message when `next` throws: pending rows stay and are retried. */
  failure: string;
  /** Wakes it after a commit that added rows. @default it only polls */
  wokenBy?: FanOut;
  /** Polling interval in milliseconds. @default no polling */
  looks?: number;
  /** True when it rests before each batch, so that requests go first. @default false */
  givesWay?: boolean;
}

/** Shortest rest in milliseconds: the waking request is answered first. */
const REST = 25;
/** Ratio of a rest to the previous batch: the embedded database serves one query at a time. */
const REST_BY_TURN = 2;

/** Starts a worker: at once for rows of an earlier run, then whenever it is woken or polls. */
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

  /** Processes a batch, after a rest if it yields to requests. */
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
