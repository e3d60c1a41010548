import { uploadProfilePhoto } from '@saudagar/contract';
import { type AreaConformance, about } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { PASSWORD } from '../stage.ts';
import { accessSuite } from './access.ts';
import { accountSuite } from './account.ts';
import { photosSuite } from './photos.ts';

export const account: AreaConformance = {
  suites: [accessSuite, accountSuite, photosSuite],
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
  },
};
