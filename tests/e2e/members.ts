import { expect, type Page } from '@playwright/test';
import {
  type Joining,
  makeAccount,
  signIn as signInJourney,
  signOut as signOutJourney,
} from '../journeys/account.ts';
import { act, perform } from '../journeys/journey.ts';
import { userOn } from '../journeys/pageUser.ts';
import { writePost } from '../journeys/posts.ts';

/** A new member in a test. */
export type NewMember = Joining;

const userIn = (page: Page) => userOn(page, 'en');

let joined = 0;

/**
 * A member with a name unique on any worker's server. Usernames differ early, so that typing the
 * beginning of one suggests that member alone.
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

/** Fills in the registration form, sends it, and goes on from the guide to the feed (ACCT-038). */
export async function register(page: Page, member = newMember()): Promise<NewMember> {
  await page.goto('/register');
  await act(userIn(page), makeAccount(member));
  await expect(page).toHaveURL(/\/guide$/);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Feed', exact: true }).first().click();
  await expect(page).toHaveURL(/\/feed$/);
  return member;
}

/**
 * Signs a member up by a call, in a fifth of the time, and opens their feed. The steps of a sign-up
 * are tested where `register` is used.
 */
export async function arrive(page: Page, member = newMember()): Promise<NewMember> {
  const { name: full_name, company: company_name, email, username, password } = member;
  const joined = await page.request.post('/api/auth/register', {
    data: { email, username, password, full_name, company_name },
  });
  expect(joined.status()).toBeLessThan(300);
  // Any document of the origin will do to store the session as the host does.
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
export const signIn = (page: Page, account: Pick<NewMember, 'email' | 'password'>) =>
  act(userIn(page), signInJourney(account));

/** Signs out by the user menu. */
export async function signOut(page: Page): Promise<void> {
  await act(userIn(page), signOutJourney);
  await expect(page).toHaveURL(/\/login$/);
}

/** Writes a post and shares it. */
export const post = (page: Page, text: string): Promise<void> =>
  perform(userIn(page), writePost(text));

/** Changes to Indonesian by the user menu. */
export async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
}
