import type { HttpHandler, WebSocketHandler } from 'msw';
import { setupServer } from 'msw/node';

/** Control of the handlers that answer this process's requests. */
export interface Listening {
  /** Adds handlers in front of the others. */
  use(...handlers: (HttpHandler | WebSocketHandler)[]): void;
  /** Removes the handlers added by `use`. */
  reset(): void;
  /** Stops answering. */
  close(): void;
}

/** Answers this process's requests; any request without a handler fails. For tests in Node. */
export function listen(...handlers: (HttpHandler | WebSocketHandler)[]): Listening {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return {
    use: (...more) => server.use(...more),
    reset: () => server.resetHandlers(),
    close: () => server.close(),
  };
}
