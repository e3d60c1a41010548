import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { signIn, signOut } from '../journeys/account.ts';
import { withdrawInvitation } from '../journeys/groups.ts';
import { handsOf } from '../journeys/hands.ts';
import { take } from '../journeys/journey.ts';
import { sendMessage } from '../journeys/messages.ts';
import { comment, likePost, writePost } from '../journeys/posts.ts';
import { likeResource, saveInNewList } from '../journeys/resources.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN, publish } from './library.ts';
import { join, messagesPath, roomOf } from './talkers.ts';

let server: RunningServer;
let resource: string;
test.beforeAll(async () => {
  server = await startRunningServer({ admin: LIBRARIAN });
  resource = await publish(server.address, { title: 'Menyusun katalog anyaman' });
});
test.afterAll(() => server.stop());

for (const language of ['en', 'id'] as const)
  test(`members do everything by keyboard alone, in ${language}`, async ({ visit }) => {
    const [siti, budi] = [
      await join(server.address, 'Siti Rahmawati'),
      await join(server.address, 'Budi Santoso'),
    ];
    const room = await roomOf(siti, budi);
    const localStorage = [{ name: 'saudagar.locale.v1', value: JSON.stringify(language) }];
    const page = await visit({
      baseURL: server.address,
      storageState: { cookies: [], origins: [{ origin: server.address, localStorage }] },
    });
    const hands = handsOf(page, language, 'keyboard');
    const text = `Tampah bambu dari Tasikmalaya, ${siti.email}`;

    await page.goto('/login');
    await take(hands, signIn(siti));
    await take(hands, writePost(text));
    const own = () => page.getByRole('article').filter({ hasText: text });
    await take(hands, likePost(own));
    await take(hands, comment(own, 'Siap kirim besok'));

    await page.goto(messagesPath(room));
    await take(hands, sendMessage('Berapa ongkos kirimnya?'));

    await page.goto(`/resources/${resource}`);
    const whole = () => page.getByRole('main');
    await take(hands, likeResource(whole));
    await take(hands, saveInNewList(whole, 'Katalog'));

    const crafts = { name: 'Perajin Bambu', description: 'Tempat bertukar kabar dan harga.' };
    const group = await siti.ask<{ id: string }>('POST', '/api/groups', crafts);
    await siti.ask('POST', `/api/groups/${group.id}/invitations`, { user_id: budi.id });
    await page.goto(`/groups/${group.id}`);
    await take(hands, withdrawInvitation('Budi Santoso'));
    await page.keyboard.press('Escape');

    await take(hands, signOut);
    await expect(page).toHaveURL(/\/login$/);
  });
