import type { DemoMember } from './member.ts';
import { membersOfJawa } from './members-jawa.ts';
import { membersOfPasundan } from './members-pasundan.ts';
import { membersOfSumatera } from './members-sumatera.ts';
import { membersOfTimur } from './members-timur.ts';

/** The members a visitor may sign in as. */
const signedInAs = [
  {
    username: 'ratna_canting',
    name: 'Ratna Wulandari',
    company: 'Canting Ratna',
    location: 'Pekalongan, Jawa Tengah',
    tags: ['textile', 'fashion'],
    verified: true,
    email: 'ratna@demo.example',
    portrait: { skin: 3, head: 'hijab', cover: 'plum', top: 'batik', backdrop: 'sand' },
  },
  {
    username: 'made_ubud',
    name: 'I Made Suardana',
    company: 'Kayu Pelaga',
    location: 'Ubud, Bali',
    tags: ['wood', 'home'],
    verified: true,
    role: 'moderator',
    email: 'made@demo.example',
    portrait: {
      skin: 4,
      head: 'udeng',
      cover: 'gold',
      top: 'white',
      backdrop: 'leaf',
      face: 'moustache',
    },
  },
  {
    username: 'dewi_hub',
    name: 'Dewi Anggraini',
    company: 'Tim Komunitas',
    location: 'Jakarta Selatan',
    tags: ['technology'],
    verified: true,
    role: 'admin',
    email: 'admin@demo.example',
    portrait: { skin: 2, head: 'bob', top: 'teal', backdrop: 'rose', face: 'glasses' },
  },
] as const satisfies readonly DemoMember[];

/** The people of the demo community. Usernames carry no dot, so that each can be mentioned. */
export const members = [
  ...signedInAs,
  ...membersOfJawa,
  ...membersOfPasundan,
  ...membersOfSumatera,
  ...membersOfTimur,
] as const;

/** A username of the demo community. */
export type MemberName = (typeof members)[number]['username'];
