import type { ApiError } from '@saudagar/contract';

/** Seconds to wait before another try: the `Retry-After` of a 429, else 0. */
export const retryAfterSeconds = ({ status, retryAfter = 0 }: ApiError): number =>
  status === 429 ? Math.ceil(retryAfter) : 0;

/** Seconds until a wait's text changes: to the next whole minute, at its end to the next ten. */
export const pauseStep = (pause: number): number => {
  const step = pause > 60 ? 60 : 10;
  return pause % step || step;
};
