import { followCalls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register, signIn, signOut } from './members.ts';

test.use({
  // The browser itself reports a refused call.
  expected: /status of (401|409|422|503)/,
});

// SHELL-060, SHELL-067
test('a visitor is led to sign-in and, once signed in, to the page asked for', async ({ page }) => {
  const member = await register(page);
  await signOut(page);
  await page.goto('/feed?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, member);
  await expect(page).toHaveURL(/\/feed\?from=mail$/);
});

// SHELL-052, SHELL-053
test('a member is led from pages that are not there, and from sign-in, to the start', async ({
  page,
}) => {
  await register(page);
  for (const path of ['/login', '/register', '/warehouse', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(page, `${path} leads to the start`).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
  }
});

test('registration says beside each field what is missing, and keeps the rest', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Toko Maju');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const field of ['Full name', 'Email', 'Username', 'Password']) {
    await expect(page.getByText(`${field} is required`)).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Toko Maju');
});

test('an email or username that is taken is told at its field', async ({ page, otherPage }) => {
  const member = await register(page);
  const twin = newMember({ email: member.email.toUpperCase() });
  await otherPage.goto('/register');
  await otherPage.getByRole('textbox', { name: 'Full name' }).fill(twin.name);
  await otherPage.getByRole('textbox', { name: 'Email' }).fill(twin.email);
  await otherPage.getByRole('textbox', { name: 'Username' }).fill(twin.username);
  await otherPage.getByRole('textbox', { name: 'Password' }).fill(twin.password);
  await otherPage.getByRole('button', { name: 'Create account' }).click();
  await expect(otherPage.getByText('This email is already registered')).toBeVisible();
  await expect(otherPage.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(otherPage.getByRole('textbox', { name: 'Password' })).toHaveValue(twin.password);
});

test('signing out everywhere signs a member out on their other devices too', async ({
  page,
  otherPage,
}) => {
  const member = await register(page);
  await otherPage.goto('/login');
  await signIn(otherPage, member);
  await expect(otherPage.getByRole('button', { name: 'Start a post' })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await otherPage.reload();
  await expect(otherPage).toHaveURL(/\/login$/);
});

test('signing out in one tab signs the other out too', async ({ page, context }) => {
  await register(page);
  const second = await context.newPage();
  await second.goto('/feed');
  await expect(second.getByRole('button', { name: 'User menu' })).toBeVisible();
  await signOut(page);
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByText('You have signed out in another tab')).toBeVisible();
});

test('a sign-out without a connection reaches the server with the next visit', async ({ page }) => {
  let isDown = true;
  const sent: string[] = [];
  await page.route('**/api/auth/logout', (route) => {
    sent.push(route.request().headers().authorization ?? '');
    return isDown ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await register(page);
  await signOut(page);
  isDown = false;
  const answer = page.waitForResponse('**/api/auth/logout');
  await page.reload();
  expect((await answer).ok()).toBe(true);
  expect(new Set(sent).size).toBe(1);
});

// SHELL-120, SHELL-121
test('a session that ends elsewhere leads back to sign-in, says so, and keeps page and draft', async ({
  page,
}) => {
  // A socket that tells of the end would be before the button, and so would looks without a socket.
  await page.routeWebSocket('**/api/messages/ws*', (socket) => {
    socket.send(JSON.stringify({ type: 'ready' }));
  });
  const answered = followCalls(page);
  const member = await register(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('Half a thought about cloves');
  await answered();
  await endSession(page);
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible();
  await signIn(page, member);
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByText('Half a thought about cloves')).toBeVisible();
});

/** Ends the session on the server alone, as another device could. */
async function endSession(page: import('@playwright/test').Page): Promise<void> {
  const token = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('saudagar.session.v1') ?? '{}');
    return stored.access_token as string;
  });
  const answer = await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(204);
}
