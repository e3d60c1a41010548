import type { HttpHandler, WebSocketHandler } from 'msw';
import { setupServer } from 'msw/node';

/** Answers what this process fetches. */
export interface Listening {
  /** Puts handlers in front of those there are. */
  use(...handlers: (HttpHandler | WebSocketHandler)[]): void;
  /** Takes everything out that was put in front. */
  reset(): void;
  /** Stops answering. */
  close(): void;
}

/** Answers this process's requests with the handlers; any other request fails. For tests in Node. */
export function listen(...handlers: (HttpHandler | WebSocketHandler)[]): Listening {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return {
    use: (...more) => server.use(...more),
    reset: () => server.resetHandlers(),
    close: () => server.close(),
  };
}
