import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Locale } from '@saudagar/contract';
import { test as base, expect } from './fixtures.ts';
import { newMember } from './members.ts';

/** A member of a test who writes messages, on the screen or by its calls. */
export interface Talker {
  id: string;
  name: string;
  email: string;
  username: string;
  password: string;
  /** Address of their server. */
  address: string;
  token: string;
  /** Makes a call; the test fails when it is refused. */
  ask<Reply>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Reply>;
  /** Sends a message, and returns its number. */
  say(room: string, content: string): Promise<number>;
  /** Options of a signed-in browser in a language. @default English */
  browser(language?: Locale): BrowserContextOptions;
}

interface SignedIn {
  access_token: string;
  user: { id: string; username: string; full_name: string };
}

/** Signs up a member on a server by calls: the registration form is tested elsewhere. */
export async function join(address: string, name: string): Promise<Talker> {
  const { email, username, password } = newMember();
  const joined = await call<SignedIn>(address, {
    path: '/api/auth/register',
    body: { email, username, password, full_name: name, company_name: 'Toko Maju' },
  });
  return talkerOf(address, { email, password }, joined);
}

/** Signs in an existing member, such as the moderator. */
export async function enter(
  address: string,
  { email, password }: Pick<Talker, 'email' | 'password'>,
): Promise<Talker> {
  const body = { email, password };
  const signedIn = await call<SignedIn>(address, { path: '/api/auth/login', body });
  return talkerOf(address, body, signedIn);
}

function talkerOf(
  address: string,
  { email, password }: Pick<Talker, 'email' | 'password'>,
  signedIn: SignedIn,
): Talker {
  const { access_token: token, user } = signedIn;
  const ask: Talker['ask'] = (method, path, body) => call(address, { method, path, body, token });
  return {
    id: user.id,
    name: user.full_name,
    email,
    username: user.username,
    password,
    address,
    token,
    ask,
    async say(room, content) {
      const body = { content, message_type: 'text' };
      const sent = await ask<{ sequence: number }>('POST', `/api/messages/${room}/send`, body);
      return sent.sequence;
    },
    browser: (language = 'en') =>
      browserWith(address, {
        'saudagar.session.v1': signedIn,
        'saudagar.locale.v1': language,
      }),
  };
}

/** Options of a browser whose storage has entries of a server's pages. */
export const browserWith = (
  origin: string,
  stored: Record<string, unknown>,
): BrowserContextOptions => ({
  baseURL: origin,
  storageState: {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: Object.entries(stored).map(([name, value]) => ({
          name,
          value: JSON.stringify(value),
        })),
      },
    ],
  },
});

/** Returns a function that makes calls as an existing member, such as the administrator. */
export const askerOf = async (
  address: string,
  account: Pick<Talker, 'email' | 'password'>,
): Promise<Talker['ask']> => (await enter(address, account)).ask;

/** The direct conversation of two. */
export async function roomOf(one: Talker, other: Talker): Promise<string> {
  return (await one.ask<{ id: string }>('POST', `/api/messages/direct/${other.id}`)).id;
}

interface Call {
  method?: string;
  path: string;
  body?: object | undefined;
  token?: string;
}

async function call<Reply>(address: string, { method = 'POST', path, body, token }: Call) {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as Reply;
}

/** Locators and acts on a page of messages. */
export function onMessages(page: Page) {
  const pane = page.getByRole('region', { name: /^(Conversation with|Percakapan dengan) / });
  const row = (name: string | RegExp): Locator =>
    page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name });
  return {
    page,
    row,
    pane,
    box: page.getByRole('textbox', { name: 'Message', exact: true }),
    feed: pane.getByRole('feed', { name: 'Messages' }),
    /** Finds a message by its words. */
    message: (text: string | RegExp) => pane.getByRole('article').filter({ hasText: text }),
    /** Writes into the composer and sends it. */
    async write(text: string) {
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
      await page.keyboard.press('Enter');
    },
    /** The mark above unread messages. */
    unreadMark: pane.getByText('New messages', { exact: true }),
  };
}

/**
 * Settles once a socket that the page opens from now on is subscribed. Earlier events arrive only
 * by polling, and typing is not shown.
 */
export function socketOf(page: Page): Promise<void> {
  return new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"ready"')) resolve();
      }),
    ),
  );
}

/** A page of messages, with its locators and acts. */
export type MessagesPage = ReturnType<typeof onMessages>;

/** An opened page, and a promise of its socket. */
export type OpenedPage = MessagesPage & { socket: Promise<void> };

interface Talk {
  /** Signs up a member on the test's server. */
  join(name: string): Promise<Talker>;
  /** Opens a member's messages: of a conversation, or without one the list. */
  open(who: Talker, room?: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  /** Opens another tab in the browser of a page. */
  openTab(beside: MessagesPage, room?: string): Promise<MessagesPage>;
}

/** Playwright's test with members who write messages. */
export const test = base.extend<{ talk: Talk }>({
  talk: async ({ baseURL, visit }, use) =>
    use({
      join: (name) => join(baseURL, name),
      async open(who, room, options = {}) {
        const page = await visit({ ...who.browser(), ...options });
        const socket = socketOf(page);
        await page.goto(messagesPath(room));
        return { ...onMessages(page), socket };
      },
      async openTab(beside, room) {
        const page = await beside.page.context().newPage();
        await page.goto(messagesPath(room));
        return onMessages(page);
      },
    }),
});

/** Path of a conversation's messages. */
export const messagesPath = (room?: string): string =>
  room === undefined ? '/messages' : `/messages/${room}`;

export { expect };
