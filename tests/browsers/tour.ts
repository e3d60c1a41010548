import type { Page } from 'playwright';
import { announce } from '../e2e/communityEvents.ts';
import { postTender as postedBy } from '../e2e/communityTenders.ts';
import { LIBRARIAN, publish } from '../e2e/library.ts';
import { join, messagesPath, roomOf } from '../e2e/talkers.ts';
import { signIn, signOut } from '../journeys/account.ts';
import { registerForEvent } from '../journeys/events.ts';
import { joinGroup } from '../journeys/groups.ts';
import { type Journey, perform } from '../journeys/journey.ts';
import { sendMessage } from '../journeys/messages.ts';
import { type PageUser, userOn } from '../journeys/pageUser.ts';
import { comment, likePost, writePost } from '../journeys/posts.ts';
import { likeResource, saveInNewList } from '../journeys/resources.ts';
import { changePassword } from '../journeys/settings.ts';
import { postTender, submitProposal } from '../journeys/tenders.ts';

/** The administrator whom the server needs for this. */
export const ADMIN = LIBRARIAN;

/** One step of a member through the product. */
export interface Stop {
  does: string;
  /** The page where it begins; the one that is open where it is left out. */
  path?: string;
  act: (user: PageUser) => Promise<void>;
}

const PAGES = ['/home', '/network', '/notifications', '/profile', '/my-tenders', '/guide'];

/** Prepares a server for one member, and gives what they do there, in Indonesian. */
export async function tourOf(address: string): Promise<Stop[]> {
  const siti = await join(address, 'Siti Rahmawati');
  const budi = await join(address, 'Budi Santoso');
  const resource = await publish(address, { title: `Menyusun katalog, ${siti.username}` });
  const event = await announce(budi, 'Kelas Foto Produk');
  const tender = await postedBy(budi, 'Kain lurik untuk seragam');
  const group = `Perajin Bambu ${siti.username}`;
  const description = 'Tempat bertukar kabar dan harga.';
  await budi.ask('POST', '/api/groups', { name: group, description });
  const room = await roomOf(siti, budi);
  const text = `Tampah bambu dari Tasikmalaya, ${siti.username}`;
  const ownPost = ({ page }: PageUser) => page.getByRole('article').filter({ hasText: text });
  const main = ({ page }: PageUser) => page.getByRole('main');
  const journey = (does: string, path: string | null, ...journeys: Journey[]): Stop => ({
    does,
    ...(path !== null && { path }),
    async act(user) {
      for (const one of journeys) await perform(user, one);
    },
  });
  return [
    { does: 'choose Indonesian', path: '/login', act: chooseIndonesian },
    journey('sign in', null, signIn(siti)),
    journey('write a post and like it', null, writePost(text), likePost(ownPost)),
    journey('comment on it', '/feed', comment(ownPost, 'Siap kirim besok')),
    journey('join a group', '/groups?tab=discover', joinGroup(group)),
    journey('send a message', messagesPath(room), sendMessage('Berapa ongkos kirimnya?')),
    journey('register for an event', `/events/${event}`, registerForEvent('0812 5550 17')),
    journey('post a tender', '/tenders', postTender('Pengadaan 40 meja', 'Garansi dua tahun')),
    journey('submit a proposal', `/tenders/${tender}`, submitProposal('64900000')),
    journey(
      'like a resource and save it',
      `/resources/${resource}`,
      likeResource(main),
      saveInNewList(main, 'Katalog'),
    ),
    journey('change the password', '/settings', changePassword(siti.password, 'sawah-hijau-12')),
    ...PAGES.map((path) => ({
      does: `open ${path}`,
      path,
      act: ({ page }: PageUser) => page.getByRole('heading').first().waitFor(),
    })),
    journey('sign out', '/feed', signOut),
  ];
}

/** Chooses the language, in whichever the browser asked for. */
async function chooseIndonesian({ page }: PageUser): Promise<void> {
  const english = userOn(page, 'en');
  const indonesian = userOn(page, 'id');
  const select = page
    .getByRole('combobox', { name: english.say('host:language') })
    .or(page.getByRole('combobox', { name: indonesian.say('host:language') }));
  await indonesian.choose(select, 'Bahasa Indonesia');
  await indonesian.button('account:signIn').waitFor();
}

/** A member who reads Indonesian. */
export const memberAt = (page: Page): PageUser => userOn(page, 'id');
