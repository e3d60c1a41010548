import { createClient, createPost, login, register } from '@saudagar/contract';
import type { Browser } from 'playwright';
import { startRunningServer } from '../../apps/server/testing/runningServer.ts';

const POSTS = 12;
const PASSWORD = 'lumbung-padi-9';
const TEXT =
  'Cengkeh kering baru tiba dari Maluku, kadar air di bawah dua belas persen, siap kirim minggu ini. ' +
  'Contoh bisa diambil di gudang kami di Surabaya atau dikirim lebih dulu. Harga untuk lima ratus kilo ' +
  'ke atas, sudah termasuk karung dan surat jalan. #rempah #cengkeh';

/** The real server with the built host, a member, and posts that fill more than a screen. */
export interface DemoCommunity {
  address: string;
  /** The member's token. */
  token: string;
  /** Entries in the browser's storage since the member's last visit. */
  storage: Record<string, string>;
  stop(): Promise<void>;
}

export async function startDemoCommunity(browser: Browser): Promise<DemoCommunity> {
  const server = await startRunningServer();
  const baseUrl = server.address;
  const email = 'siti@example.com';
  const stranger = createClient({ baseUrl });
  await stranger.call(register, {
    body: { email, username: 'siti', full_name: 'Siti Rahmawati', password: PASSWORD },
  });
  const signedIn = await stranger.call(login, { body: { email, password: PASSWORD } });
  const client = createClient({ baseUrl, getToken: () => signedIn.access_token });
  for (let number = 1; number <= POSTS; number += 1) {
    await client.call(createPost, { body: { content: `${number}. ${TEXT}`, post_type: 'text' } });
  }
  const session = { 'saudagar.session.v1': JSON.stringify(signedIn) };
  return {
    address: baseUrl,
    token: signedIn.access_token,
    storage: await storageAfterVisit(browser, baseUrl, session),
    stop: () => server.stop(),
  };
}

/** Returns the storage that a first visit to the feed leaves in the browser. */
async function storageAfterVisit(
  browser: Browser,
  origin: string,
  session: Record<string, string>,
) {
  const context = await browser.newContext();
  await context.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, session);
  const page = await context.newPage();
  await page.goto(`${origin}/feed`);
  await page.getByRole('article').first().waitFor();
  const storage = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await context.close();
  return storage;
}
