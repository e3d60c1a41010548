import type { Page, Route } from '@playwright/test';

/**
 * Answers the page's requests to `url` by `act`; the returned function lets them through from then on.
 * The route itself stays: where Playwright takes away a page's last one, a request made in that
 * moment is never answered, about one in twenty of those that follow at once.
 */
export async function intercept(
  page: Page,
  url: string,
  act: (route: Route) => Promise<void>,
): Promise<() => void> {
  let hasEnded = false;
  await page.route(url, (route) => (hasEnded ? route.fallback() : act(route)));
  return () => {
    hasEnded = true;
  };
}
