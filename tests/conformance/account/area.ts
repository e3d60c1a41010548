import { forgotPassword, register, uploadProfilePhoto } from '@saudagar/contract';
import { type AreaConformance, about } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { PASSWORD } from '../stage.ts';
import { accessSuite } from './access.ts';
import { accountSuite } from './account.ts';
import { forgottenPasswordSuite, tokenOf } from './forgottenPassword.ts';
import { photosSuite } from './photos.ts';

let forgetful = 0;

export const account: AreaConformance = {
  suites: [accessSuite, accountSuite, forgottenPasswordSuite, photosSuite],
  things: [
    [
      /^\/api\/users\/profile\/photo\//,
      async ({ bystander }) => {
        await bystander.client.call(uploadProfilePhoto, { body: { file: await photo() } });
        return about({ userId: bystander.user.id, size: 'small' });
      },
    ],
  ],
  realFields: {
    login: async ({ owner }) => ({ email: owner.user.email, password: PASSWORD }),
    // Somebody of their own, since it ends all sessions of whose link it is.
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
};
