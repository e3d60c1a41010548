import type { Page, Route } from '@playwright/test';

/**
 * Answers the page's requests to `url` by `act`; the returned function lets them through from then
 * on.
 * The route itself stays: when Playwright removes a page's last one, about one in twenty requests
 * made at that moment is never answered.
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
