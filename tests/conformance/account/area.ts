import {
  forgotPassword,
  listSessions,
  login,
  prepareArchive,
  register,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { type AreaConformance, type Fixture, fixtureOf, type TestUsers } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { PASSWORD } from '../harness.ts';
import { accessSuite } from './access.ts';
import { accountSuite } from './account.ts';
import { forgottenPasswordSuite, tokenOf } from './forgottenPassword.ts';
import { homeSuite } from './home.ts';
import { ownDataSuite } from './ownData.ts';
import { passwordSuite } from './password.ts';
import { photosSuite } from './photos.ts';
import { profilesSuite } from './profiles.ts';
import { sessionsSuite } from './sessions.ts';

let forgetful = 0;

export const account: AreaConformance = {
  suites: [
    accessSuite,
    accountSuite,
    forgottenPasswordSuite,
    photosSuite,
    profilesSuite,
    passwordSuite,
    sessionsSuite,
    ownDataSuite,
    homeSuite,
  ],
  fixtures: [
    [
      /^\/api\/users\/profile\/photo\//,
      async ({ bystander }) => {
        await bystander.client.call(uploadProfilePhoto, { body: { file: await photo() } });
        return fixtureOf({ userId: bystander.user.id, size: 'small' });
      },
    ],
    [/^\/api\/sessions\/\{id\}/, makeSession],
    [
      /^\/api\/account\/archive\/\{id\}/,
      async ({ owner }) => fixtureOf({ id: (await owner.client.call(prepareArchive)).id }),
    ],
  ],
  realFields: {
    changePassword: async () => ({
      current_password: PASSWORD,
      new_password: `benang-${crypto.randomUUID()}`,
    }),
    deleteAccount: async () => ({ password: PASSWORD }),
    confirmPassword: async () => ({ password: PASSWORD }),
    saveProfile: async () => ({ business_name: crypto.randomUUID() }),
    login: async ({ owner }) => ({ email: owner.user.email, password: PASSWORD }),
    // A user of its own: the call ends all sessions of the link's user.
    resetPassword: async ({ owner: { client }, mailedLink }) => {
      forgetful += 1;
      const username = `pelupa${forgetful}`;
      const email = `${username}@toko.example`;
      const body = { email, username, full_name: 'Pelupa', password: PASSWORD };
      await client.call(register, { body });
      await client.call(forgotPassword, { body: { email } });
      return { token: tokenOf(await mailedLink(email)), password: 'lumbung-padi-9' };
    },
  },
  updates: {
    saveProfile: {
      fields: async () => ({
        business_name: crypto.randomUUID(),
        business_description: 'Kopi dari kebun sendiri',
        industry: 'Services',
        founded_year: 1998,
        employee_count: '11-50',
        website: 'https://toko.id/',
        business_email: 'usaha@toko.example',
        business_phone: '+62 812 0000',
        address: 'Jalan Kopi 1',
        specialties: ['Arabika'],
        certifications: ['Halal'],
        full_name: 'Ratna Wulandari',
        company_name: 'Kopi Kebun',
        location: 'Kerinci',
        industry_tags: ['food'],
        phone: '+62 811 0000',
      }),
    },
  },
};

/** Another session of the owner. */
async function makeSession({ owner: { client, user } }: TestUsers): Promise<Fixture> {
  const listed = async () => (await client.call(listSessions)).map(({ id }) => id);
  const before = await listed();
  await client.call(login, { body: { email: user.email, password: PASSWORD } });
  const id = (await listed()).find((each) => !before.includes(each)) ?? '';
  return { params: { id }, look: listed };
}
