import { join } from 'node:path';
import type { GroupOfferRole } from '@saudagar/contract';
import { buildPost, type Community } from '@saudagar/mocks';
import { joinGroup, withdrawInvitation } from '../../journeys/groups.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const mine = { page: '/groups' };
const discover = { page: '/groups', path: '/groups?tab=discover' };
/** A private group of member-1, with two requests to join. */
const run = { page: '/groups/:id', path: '/groups/group-02' };
const members = { page: '/groups/:id', path: '/groups/group-02?tab=members' };
const requests = { page: '/groups/:id', path: '/groups/group-02?tab=requests' };
/** A group of which they are a plain member. */
const joined = { page: '/groups/:id', path: '/groups/group-04' };

/** Opens an offer of a role by the admin of a group. */
function offer(community: Community, id: string, to: string, role: GroupOfferRole) {
  const stored = community.groups.get(id, { id: to, role: 'admin' });
  const by = stored.group.admin_user_id ?? '';
  stored.offers.set(to, { by, role });
}

/** The feed of such a group, on its page, with a post by Budi. */
const feed = {
  page: '/groups/:id',
  path: '/groups/group-03',
  given: (community: Community) => {
    const user = community.accounts.member('member-2') ?? null;
    community.posts.add(
      buildPost({ id: 'jepara-01', user, group_id: 'group-03', content: 'Kayu jati siap kirim' }),
    );
  },
};
/** A common video. */
const VIDEO = join(import.meta.dirname, '../../../apps/server/demo/resources/foto-produk.webm');
const WRITTEN = 'Kursi rotan dari Jepara';
const COMMENT = 'Masih ada?';

const PUBLIC = 'Toko Kelontong Go Digital';
const ASKED = 'Importir Elektronik Jawa Timur';
const INVITED = 'Rempah Maluku: Petani ke Pembeli';
const RUN = 'Ekspor Kain Bersama';
const LEFT = 'Kedai & Sangrai Bali';

const inDialog = ({ page, say }: PageUser, key: string) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .last()
    .getByRole('button', { name: say(key), exact: true });

async function chooseForMember({ page, say }: PageUser, key: string) {
  const name = 'Dewi Anggraini';
  await page.getByRole('button', { name: say('groups:members.menu', { name }) }).click();
  await page.getByRole('menuitem', { name: say(key) }).click();
}

const post = ({ page }: PageUser) => page.getByRole('article').first();
const inPost = (pageUser: PageUser, key: string) =>
  post(pageUser)
    .getByRole('button', { name: pageUser.say(key), exact: true })
    .first();

/** Opens the composer, unless a draft has opened it. */
async function openComposer({ page, say, field }: PageUser) {
  const opener = page
    .getByRole('button', { name: say('groups:feed.open') })
    .or(page.getByRole('button', { name: say('feed:composer.resume') }));
  await opener.or(field('feed:composer.text')).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await field('feed:composer.text').waitFor();
}

async function openComments(pageUser: PageUser) {
  const button = inPost(pageUser, 'posts:comments.action');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

export const scenarios: readonly Scenario[] = [
  { ...mine, does: 'open My Groups', done: ({ page }) => page.getByRole('article').first() },
  {
    ...mine,
    does: 'accept an invitation',
    press: ({ button }) => button('groups:invited.acceptNamed', { name: INVITED }),
    done: ({ page, say }) => page.getByText(say('groups:join.joined', { name: INVITED })),
  },
  {
    ...mine,
    does: 'decline an invitation',
    press: ({ button }) => button('groups:invited.declineNamed', { name: INVITED }),
    done: ({ page, say }) => page.getByText(say('groups:invited.declined')),
  },
  {
    ...mine,
    does: 'make a group',
    reach: ({ button }) => button('groups:create.title').click(),
    async fill({ field }) {
      await field('groups:form.name').fill('Kopi Gayo');
      await field('groups:form.description').fill('Petani dan penyangrai kopi Gayo.');
      await field('groups:form.location').fill('Takengon');
    },
    press: (pageUser) => inDialog(pageUser, 'groups:create.submit'),
    done: ({ page, say }) => page.getByText(say('groups:create.done', { name: 'Kopi Gayo' })),
  },
  {
    ...discover,
    does: 'open Discover Groups',
    done: ({ page }) => page.getByRole('article').first(),
  },
  {
    ...discover,
    does: 'join a group',
    ...joinGroup(PUBLIC),
  },
  {
    ...discover,
    does: 'withdraw a request to join',
    press: ({ button }) => button('groups:join.withdrawNamed', { name: ASKED }),
    done: ({ page, say }) => page.getByText(say('groups:join.withdrawn')),
  },
  {
    ...run,
    does: 'open a group',
    done: ({ page }) => page.getByRole('heading', { level: 1, name: RUN }),
  },
  {
    ...run,
    does: 'change a group',
    reach: ({ button }) => button('groups:edit.title').click(),
    fill: ({ field }) => field('groups:form.location').fill('Surakarta'),
    press: (pageUser) => inDialog(pageUser, 'groups:edit.submit'),
    done: ({ page, say }) => page.getByText(say('groups:edit.done')),
  },
  {
    ...run,
    does: 'find members to invite',
    press: ({ button }) => button('groups:invite.action'),
    done: ({ page }) => page.getByRole('option').first(),
  },
  {
    ...run,
    does: 'invite a member',
    async reach({ button, page }) {
      await button('groups:invite.action').click();
      await page.getByRole('option', { name: /Hendra/ }).click();
    },
    press: (pageUser) => inDialog(pageUser, 'groups:invite.submit'),
    done: ({ page, say }) => page.getByText(say('groups:invite.done', { name: RUN })),
  },
  {
    ...run,
    does: 'withdraw an invitation',
    ...withdrawInvitation('Budi Santoso'),
  },
  {
    ...members,
    does: 'see the members of a group',
    done: ({ page }) => page.getByText('Dewi Anggraini').first(),
  },
  {
    ...members,
    does: 'remove a member',
    reach: (pageUser) => chooseForMember(pageUser, 'groups:members.remove'),
    press: (pageUser) => inDialog(pageUser, 'groups:members.remove'),
    done: ({ page, say }) =>
      page.getByText(say('groups:members.removed', { name: 'Dewi Anggraini' })),
  },
  {
    ...members,
    does: 'offer a group to a member',
    reach: (pageUser) => chooseForMember(pageUser, 'groups:members.handOver'),
    press: (pageUser) => inDialog(pageUser, 'groups:members.offerGroup'),
    done: ({ page, say }) =>
      page.getByText(say('groups:members.groupOffered', { name: 'Dewi Anggraini' })),
  },
  {
    ...members,
    does: 'offer a role to a member',
    reach: (pageUser) => chooseForMember(pageUser, 'groups:roles.promote'),
    press: (pageUser) => inDialog(pageUser, 'groups:roles.promote'),
    done: ({ page, say }) =>
      page.getByText(say('groups:roles.offered', { name: 'Dewi Anggraini' })),
  },
  {
    ...members,
    given: (community) => offer(community, 'group-02', 'member-5', 'admin'),
    does: 'withdraw the offer of a group',
    reach: (pageUser) => chooseForMember(pageUser, 'groups:offers.withdraw'),
    press: (pageUser) => inDialog(pageUser, 'groups:offers.withdraw'),
    done: ({ page, say }) =>
      page.getByText(say('groups:offers.withdrawn', { name: 'Dewi Anggraini' })),
  },
  {
    ...joined,
    given: (community) => offer(community, 'group-04', 'member-1', 'admin'),
    does: 'accept the offer of a group',
    press: ({ button }) => button('groups:offers.acceptNamed'),
    done: ({ page, say }) => page.getByText(say('groups:offers.accepted.admin', { name: LEFT })),
  },
  {
    ...joined,
    given: (community) => offer(community, 'group-04', 'member-1', 'moderator'),
    does: 'decline the offer of a role',
    press: ({ button }) => button('groups:offers.declineNamed'),
    done: ({ page, say }) => page.getByText(say('groups:offers.declined')),
  },
  {
    ...requests,
    does: 'see who asks to join',
    done: ({ page }) => page.getByText('Rizky Pratama').first(),
  },
  {
    ...requests,
    does: 'accept a request to join',
    press: ({ button }) => button('groups:requests.acceptNamed', { name: 'Rizky Pratama' }),
    done: ({ page, say }) =>
      page.getByText(say('groups:requests.accepted', { name: 'Rizky Pratama' })),
  },
  {
    ...requests,
    does: 'decline a request to join',
    press: ({ button }) => button('groups:requests.declineNamed', { name: 'Rizky Pratama' }),
    done: ({ page, say }) =>
      page.getByText(say('groups:requests.declined', { name: 'Rizky Pratama' })),
  },
  {
    ...feed,
    page: '/groups',
    path: '/groups?group=group-03',
    does: 'open the feed of a group over the list',
    done: ({ page }) => page.getByRole('dialog').getByText('Kayu jati siap kirim'),
  },
  {
    ...feed,
    does: 'write in a group',
    reach: openComposer,
    fill: ({ field }) => field('feed:composer.text').fill(WRITTEN),
    press: ({ button }) => button('groups:feed.submit'),
    done: ({ page }) => page.getByRole('article').filter({ hasText: WRITTEN }),
  },
  {
    ...feed,
    does: 'write in a group with a video',
    reach: openComposer,
    async fill({ page, field }) {
      await field('feed:composer.text').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(VIDEO);
    },
    keeps: ['foto-produk.webm'],
    unsaid: { setFilePoster: 'Without a poster the video plays as well.' },
    press: ({ button }) => button('groups:feed.submit'),
    done: ({ page }) => page.getByRole('article').filter({ hasText: WRITTEN }),
  },
  {
    ...feed,
    does: 'read the comments of a group',
    press: (pageUser) => inPost(pageUser, 'posts:comments.action'),
    done: ({ field }) => field('posts:comments.write'),
  },
  {
    ...feed,
    does: 'like a post of a group',
    unsaid: { likeGroupPost: 'GRP-152: it is taken back without a word.' },
    press: (pageUser) => inPost(pageUser, 'flows:like.action'),
    done: (pageUser) =>
      post(pageUser).locator('[aria-pressed="true"]').and(inPost(pageUser, 'flows:like.action')),
  },
  {
    ...feed,
    does: 'comment in a group',
    reach: openComments,
    fill: ({ field }) => field('posts:comments.write').fill(COMMENT),
    press: (pageUser) => inPost(pageUser, 'posts:comments.send'),
    done: (pageUser) => post(pageUser).getByRole('listitem').filter({ hasText: COMMENT }),
  },
  {
    ...joined,
    does: 'choose the notices from a group',
    async reach({ button, page, say }) {
      await button('groups:menu.name').click();
      await page.getByRole('menuitem', { name: say('groups:notices.action') }).click();
    },
    press: ({ page, say }) => page.getByRole('radiogroup').getByText(say('groups:notices.all')),
    done: ({ page, say }) =>
      page.getByRole('radio', { name: say('groups:notices.all'), checked: true }),
  },
  {
    ...joined,
    does: 'leave a group',
    async reach({ button, page, say }) {
      await button('groups:menu.name').click();
      await page.getByRole('menuitem', { name: say('groups:leave.action') }).click();
    },
    press: (pageUser) => inDialog(pageUser, 'groups:leave.confirm'),
    done: ({ page, say }) => page.getByText(say('groups:leave.done', { name: LEFT })),
  },
];
