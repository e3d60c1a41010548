import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { signIn, signOut } from '../journeys/account.ts';
import { withdrawInvitation } from '../journeys/groups.ts';
import { perform } from '../journeys/journey.ts';
import { sendMessage } from '../journeys/messages.ts';
import { userOn } from '../journeys/pageUser.ts';
import { comment, likePost, writePost } from '../journeys/posts.ts';
import { likeResource, saveInNewList } from '../journeys/resources.ts';
import { acceptProposal, postTender, submitProposal } from '../journeys/tenders.ts';
import { bid, postTender as postedBy } from './communityTenders.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN, publish } from './library.ts';
import { join, messagesPath, roomOf, type Talker } from './talkers.ts';

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
    const user = userOn(page, language, 'keyboard');
    const text = `Tampah bambu dari Tasikmalaya, ${siti.email}`;

    await page.goto('/login');
    await perform(user, signIn(siti));
    await perform(user, writePost(text));
    const own = () => page.getByRole('article').filter({ hasText: text });
    await perform(user, likePost(own));
    await perform(user, comment(own, 'Siap kirim besok'));

    await page.goto(messagesPath(room));
    await perform(user, sendMessage('Berapa ongkos kirimnya?'));

    await page.goto(`/resources/${resource}`);
    const whole = () => page.getByRole('main');
    await perform(user, likeResource(whole));
    await perform(user, saveInNewList(whole, 'Katalog'));

    const crafts = { name: 'Perajin Bambu', description: 'Tempat bertukar kabar dan harga.' };
    const group = await siti.ask<{ id: string }>('POST', '/api/groups', crafts);
    await siti.ask('POST', `/api/groups/${group.id}/invitations`, { user_id: budi.id });
    await page.goto(`/groups/${group.id}`);
    await perform(user, withdrawInvitation('Budi Santoso'));
    await page.keyboard.press('Escape');

    const title = `Pengadaan 40 meja, ${siti.email}`;
    await page.goto('/tenders');
    await perform(user, postTender(title, 'Garansi dua tahun'));
    await page.goto(`/tenders/${await postedBy(budi, 'Kain lurik untuk seragam')}`);
    await perform(user, submitProposal('64900000'));
    await bid(budi, await idOfTender(siti, title), { company_name: 'Mebel Jepara' });
    await page.goto('/my-tenders?tab=inbox');
    await perform(user, acceptProposal('Mebel Jepara', 'Mulai minggu depan.'));

    await perform(user, signOut);
    await expect(page).toHaveURL(/\/login$/);
  });

/** The id of a tender that a member posted, by its title. */
async function idOfTender(poster: Talker, title: string): Promise<string> {
  const own = await poster.ask<{ id: string; title: string }[]>('GET', '/api/users/me/tenders');
  return own.find((one) => one.title === title)?.id ?? '';
}
