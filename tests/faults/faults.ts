import type { Locale } from '@saudagar/contract';
/** Faults in place of a call's answer. */
export type Fault =
  | 'server error'
  | 'dropped'
  | 'unanswered'
  | 'malformed'
  | 'forbidden'
  | 'missing'
  | 'too large'
  | 'invalid'
  | 'too many'
  | 'unauthorized'
  | 'late';

/** Status of the faults that are an answer of the server. */
const STATUS: Partial<Record<Fault, number>> = {
  'server error': 500,
  forbidden: 403,
  missing: 404,
  'too large': 413,
  invalid: 422,
  'too many': 429,
  unauthorized: 401,
};

/** Faults that a member can meet in turn by retrying. */
export const REPEATABLE: readonly Fault[] = [
  'server error',
  'dropped',
  'unanswered',
  'malformed',
  'forbidden',
  'missing',
  'too large',
  'invalid',
  'too many',
];

/** Milliseconds after which a call without an answer is given up. */
export const PATIENCE_MS = 15_000;

/** The server's message of a refusal, in the requested language. */
export const REASONS = { en: 'Planted refusal', id: 'Penolakan buatan' };

/** An answer as it goes over the wire. */
export interface FaultAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The answer of a fault; none for faults of timing or connection. */
export function answerOf(fault: Fault, locale: Locale): FaultAnswer | undefined {
  const json = { 'content-type': 'application/json' };
  if (fault === 'malformed') {
    const body = '<!doctype html><title>Gateway</title>';
    return { status: 200, headers: { 'content-type': 'text/html' }, body };
  }
  const status = STATUS[fault];
  if (status === undefined) return undefined;
  // A failed server gives no message; a refusal gives one.
  if (status === 500) return { status, headers: {}, body: '' };
  const headers = status === 429 ? { ...json, 'retry-after': '7' } : json;
  return { status, headers, body: JSON.stringify({ detail: REASONS[locale] }) };
}
