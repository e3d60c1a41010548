/** Number of files sent at once: more share the same line, and finish later. */
const RUNNING_MAX = 3;

let running = 0;
const waiting = new Set<() => void>();

/** Calls back when a file may be sent, in order. Returns what ends its turn, or its wait. */
export function takeTurn(onTurn: () => void): () => void {
  let hasTurn = false;
  const begin = () => {
    hasTurn = true;
    running += 1;
    onTurn();
  };
  if (running < RUNNING_MAX) begin();
  else waiting.add(begin);
  return () => {
    waiting.delete(begin);
    if (!hasTurn) return;
    hasTurn = false;
    running -= 1;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    next();
  };
}
