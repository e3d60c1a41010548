import type { Socket } from 'node:net';
import { type RefusalKey, refusalText } from '@saudagar/contract/server';
import type { ConnectionError } from 'fastify';

const ANSWERS: Record<string, readonly [line: string, detail: RefusalKey]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headersTooLarge'],
};

/**
 * Answers a malformed or oversized HTTP request with the usual error body. Its headers were not
 * parsed, so its language is unknown.
 */
export function answerBrokenRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const [line, detail] = ANSWERS[code] ?? ['400 Bad Request', 'unreadable'];
  const body = JSON.stringify({ detail: refusalText('en', detail) });
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
