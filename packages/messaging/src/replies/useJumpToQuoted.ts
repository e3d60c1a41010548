import type { QuotedMessage } from '@saudagar/contract';
import type { Entry, RoomHistory } from '@saudagar/delivery';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Maximum number of messages that are loaded to reach a quoted one. */
const FARTHEST = 1000;
/** Milliseconds for which the quoted message is marked. */
const MARKED_MS = 2000;

interface JumpOptions {
  entries: readonly Entry[];
  history: RoomHistory;
  /** Focuses an entry by its index, and scrolls to it. */
  goTo: (index: number) => void;
  /** Loads older messages. */
  onEarly: () => void;
}

/** Leads from quotations to quoted messages, loading older ones as needed (MSG-062). */
export function useJumpToQuoted(options: JumpOptions) {
  const { entries, history } = options;
  const [shownId, setShownId] = useState<string | null>(null);
  const wanted = useRef<QuotedMessage | null>(null);
  const latest = useLatest(options);

  const seek = useCallback(() => {
    const quoted = wanted.current;
    if (!quoted) return;
    const { entries, history, goTo, onEarly } = latest.current;
    const index = entries.findIndex(({ message }) => message?.id === quoted.id);
    const [first] = history.messages;
    const distance = (first?.sequence ?? 0) - quoted.sequence;
    if (index < 0 && !history.isWhole && distance > 0 && distance <= FARTHEST) return onEarly();
    wanted.current = null;
    if (index < 0) return;
    setShownId(quoted.id);
    goTo(index);
  }, [latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: seeks on after each loaded page
  useEffect(seek, [seek, entries, history]);

  useEffect(() => {
    if (shownId === null) return;
    const timer = setTimeout(() => setShownId(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [shownId]);

  const jump = useCallback(
    (quoted: QuotedMessage) => {
      wanted.current = quoted;
      seek();
    },
    [seek],
  );
  return { shownId, jump };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
