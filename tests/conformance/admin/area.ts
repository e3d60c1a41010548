import { getManagedUser, register } from '@saudagar/contract';
import type { AreaConformance, Cast, Thing } from '../core/area.ts';
import { flagsSuite } from './flags.ts';
import { logSuite } from './log.ts';
import { usersSuite } from './users.ts';

export const admin: AreaConformance = {
  suites: [flagsSuite, usersSuite, logSuite],
  things: [[/^\/api\/admin\/users\/\{id\}/, makeUser]],
  realFields: {},
};

/** An account of its own: what is done to it may end it. */
async function makeUser({ admin }: Cast): Promise<Thing> {
  const name = `akun_${crypto.randomUUID().slice(0, 8)}`;
  const { user } = await admin.client.call(register, {
    body: {
      email: `${name}@toko.example`,
      username: name,
      full_name: 'Akun Kelolaan',
      password: 'benang-sutra-27',
    },
  });
  const params = { id: user?.id ?? '' };
  return {
    places: params,
    look: () => admin.client.call(getManagedUser, { params }),
  };
}
