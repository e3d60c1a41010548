import type { Page } from 'playwright';

/**
 * Has what the page fetches be asked for and answered later, each by a chance of its own up to so many
 * milliseconds: a story that goes on before what it is about has happened fails, or goes through less.
 * Uploads come in time: a request that is taken back before it is sent cannot be told from another.
 */
export const makeAnswersLate = (page: Page, most: number) =>
  page.addInitScript((longest) => {
    const { fetch, setTimeout } = window;
    const later = () => new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    window.fetch = async (...given) => {
      await later();
      try {
        return await fetch(...given);
      } finally {
        await later();
      }
    };
  }, most);
