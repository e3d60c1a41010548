/** Errors of the running story that do not make the story itself fail. */
const faults: string[] = [];

const describe = (part: unknown) =>
  part instanceof Error ? (part.stack ?? String(part)) : String(part);

for (const method of ['error', 'warn'] as const) {
  const print = console[method].bind(console);
  console[method] = (...parts: unknown[]) => {
    faults.push(`console.${method}: ${parts.map(describe).join(' ')}`);
    print(...parts);
  };
}
window.addEventListener('error', (event) => {
  faults.push(`uncaught error: ${describe(event.error ?? event.message)}`);
});
window.addEventListener('unhandledrejection', (event) => {
  faults.push(`unhandled rejection: ${describe(event.reason)}`);
});

/** Reports a fault in the surroundings of the running story, which fails it. */
export function reportFault(fault: string): void {
  faults.push(fault);
}

/** Clears the errors of an earlier story. */
export function clearFaults(): void {
  faults.length = 0;
  document.querySelector(`.${LINE}`)?.remove();
}

/** Id of the line at the edge of the window that shows a reader the errors. */
const LINE = 'story-unclean';

const isTested = () => navigator.userAgent.includes('StorybookTestRunner');

/**
 * Fails a tested story with all reported errors at once. A reader who opens the story sees them as
 * a failed step in the panel and as a line in the window.
 */
export async function endClean(step: Step): Promise<void> {
  if (faults.length === 0) return;
  const unclean = new Error(`The story is not clean:\n${faults.join('\n')}`);
  if (isTested()) throw unclean;
  const line = document.createElement('output');
  line.className = LINE;
  line.textContent = unclean.message;
  document.body.append(line);
  try {
    await step('Is clean', () => Promise.reject(unclean));
  } catch {
    // The panel shows it already; thrown further, it would replace the story.
  }
}

type Step = (label: string, act: () => Promise<void>) => Promise<void> | void;

declare global {
  var __storyFaults: readonly string[];
}

// The runner reads them again after the last picture, when the story's own hooks are over.
globalThis.__storyFaults = faults;
