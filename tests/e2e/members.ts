import { expect, type Page } from '@playwright/test';

/** Someone who joins in a test. */
export interface NewMember {
  name: string;
  email: string;
  username: string;
  password: string;
  company: string;
  /** An industry chosen in the form. */
  trade?: string;
}

let joined = 0;

/**
 * A member nobody has been yet on any worker's server. Two usernames differ early: whoever begins
 * to type one is suggested that member alone.
 */
export function newMember(overrides: Partial<NewMember> = {}): NewMember {
  joined += 1;
  const username = `siti${joined}.${process.pid}`;
  return {
    name: 'Siti Rahmawati',
    email: `${username}@example.com`,
    username,
    password: 'lumbung-padi-9',
    company: 'Rempah Nusantara',
    ...overrides,
  };
}

/** Fills in the registration form and sends it. */
export async function register(page: Page, member = newMember()): Promise<NewMember> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Full name' }).fill(member.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('textbox', { name: 'Username' }).fill(member.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('textbox', { name: 'Company name' }).fill(member.company);
  if (member.trade) await page.getByRole('button', { name: member.trade }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  return member;
}

/**
 * Lets somebody join by the call alone, in a fifth of the time, and shows them the feed. What joining
 * looks like is told where `register` is used.
 */
export async function arrive(page: Page, member = newMember()): Promise<NewMember> {
  const { name: full_name, company: company_name, email, username, password } = member;
  const joined = await page.request.post('/api/auth/register', {
    data: { email, username, password, full_name, company_name },
  });
  expect(joined.status()).toBeLessThan(300);
  // Any document of the origin will do to leave the session where the host keeps it.
  await page.goto('/icon.svg');
  await page.evaluate(
    (session) => localStorage.setItem('saudagar.session.v1', session),
    await joined.text(),
  );
  await page.goto('/feed');
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
  return member;
}

/** Fills in the sign-in form and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<NewMember, 'email' | 'password'>,
) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs out through the user menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Writes a post and shares it. */
export async function post(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

/** Changes to Indonesian through the user menu. */
export async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
}
