/** What went wrong in the running story without the story itself failing. */
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

/** Makes the running story fail for a reason of its surroundings. */
export function reportFault(fault: string): void {
  faults.push(fault);
}

/** Forgets what an earlier story did. */
export function clearFaults(): void {
  faults.length = 0;
}

/** Fails the story where anything was reported; says everything at once. */
export function failOnFaults(): void {
  if (faults.length > 0) throw new Error(`The story is not clean:\n${faults.join('\n')}`);
}

declare global {
  var __storyFaults: readonly string[];
}

// The runner reads it once more after the last picture, when the story's own hooks are over.
globalThis.__storyFaults = faults;
