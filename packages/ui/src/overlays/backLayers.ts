/** Marks the history entry that Back removes to close a layer; the router's own state stays in it. */
const MARK = 'saudagarLayer';
/** Milliseconds for which the last layer's entry stays: a page or layer opened next takes it. */
const REST_MS = 100;

/** Asks a layer to close, as Escape does; it may ask the member first and stay open. */
export type CloseLayer = () => void;

/** Open layers, the topmost last. All of them share one history entry. */
let layers: readonly CloseLayer[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Scroll position before the step back that removes the entry; null without such a step. */
let leaving: { left: number; top: number } | null = null;
let isListening = false;

/**
 * Returns true when the current history entry belongs to an open dialog, menu or drawer. A router
 * replaces it by the page that was opened from there, so that Back skips it.
 */
export const isLayerEntry = (): boolean =>
  (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Adds an open layer: Back closes the topmost one instead of leaving the page. */
export function addBackLayer(close: CloseLayer): () => void {
  if (!isListening) window.addEventListener('popstate', onBack);
  isListening = true;
  layers = [...layers, close];
  settle();
  return () => {
    layers = layers.filter((one) => one !== close);
    clearTimeout(timer);
    timer = setTimeout(settle, layers.length > 0 ? 0 : REST_MS);
    window.addEventListener('beforeunload', stay);
  };
}

function onBack(): void {
  if (leaving) {
    const position = leaving;
    leaving = null;
    // The browser has not scrolled to its own, older position yet.
    setTimeout(() => window.scrollTo({ ...position, behavior: 'instant' }));
  } else if (!isLayerEntry()) {
    layers.at(-1)?.();
  }
  clearTimeout(timer);
  // A layer that closes is gone by then, and one that asks has opened its question.
  timer = setTimeout(settle);
}

/** Leaves the entry where it is: a step back would abort the loading of another page. */
function stay(): void {
  clearTimeout(timer);
}

/** Adds the entry while a layer is open, and removes it afterwards. */
function settle(): void {
  clearTimeout(timer);
  window.removeEventListener('beforeunload', stay);
  if (leaving) return;
  if (layers.length > 0 && !isLayerEntry()) {
    history.pushState({ ...history.state, [MARK]: true }, '');
  } else if (layers.length === 0 && isLayerEntry()) {
    leaving = { left: window.scrollX, top: window.scrollY };
    history.back();
  }
}
