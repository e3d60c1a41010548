import type { Locale } from '@saudagar/contract';
/** What can become of a call instead of its answer. */
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

/** Those that a member meets one after the other, always trying again. */
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

/** The server's own words for a refusal, in the language asked for. */
export const REASONS = { en: 'Planted refusal', id: 'Penolakan buatan' };

/** An answer as it goes over the wire. */
export interface FaultAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a fault answers; none for those that are about when and whether an answer comes. */
export function answerOf(fault: Fault, locale: Locale): FaultAnswer | undefined {
  const json = { 'content-type': 'application/json' };
  if (fault === 'malformed') {
    const body = '<!doctype html><title>Gateway</title>';
    return { status: 200, headers: { 'content-type': 'text/html' }, body };
  }
  const status = STATUS[fault];
  if (status === undefined) return undefined;
  // A server that broke has no words; a refusal comes with some.
  if (status === 500) return { status, headers: {}, body: '' };
  const headers = status === 429 ? { ...json, 'retry-after': '7' } : json;
  return { status, headers, body: JSON.stringify({ detail: REASONS[locale] }) };
}
