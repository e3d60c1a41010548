/** Milliseconds after which the page is kept: its first views load before. */
const DELAY_MS = 3000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Keeps the page for use without a network, once the data of its views are stored. */
export function keepPageSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    import('./keepThisPage.ts')
      .then(({ keepThisPage }) => keepThisPage())
      .catch((error: unknown) => console.info('saudagar: offline', error));
  }, DELAY_MS);
}
