import type { Page } from 'playwright';

/**
 * Delays each request and each answer of the page at random, up to `most` milliseconds: finds
 * stories that race them. Uploads are not delayed: an aborted one would look like one never sent.
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
