import type { ApiError } from '@saudagar/contract';

/** Seconds to wait before another try: the `Retry-After` of a 429, else 0. */
export const retryAfterSeconds = ({ status, retryAfter = 0 }: ApiError): number =>
  status === 429 ? Math.ceil(retryAfter) : 0;

/** Seconds of a pause until its text changes: to the next whole minute, or to its end. */
export const pauseStep = (pause: number): number => (pause > 60 ? pause % 60 || 60 : pause);
