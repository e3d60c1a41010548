import { randomBytes } from 'node:crypto';
import { areas } from '../src/areas/areas.ts';
import type { Community } from '../src/community.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';
import { makeFiles } from './makeFiles.ts';
import { planDemo } from './plan.ts';

/**
 * Fills an empty community with demo members and content. All rows are written in one
 * transaction, after all files: an interrupted seed leaves no member, so the next start repeats
 * it.
 */
export async function seedDemo(community: Community): Promise<void> {
  const { db, blobs, now, passwords } = community;
  const planned = planDemo(now());
  const [made, known, unknown] = await Promise.all([
    makeFiles(blobs, planned),
    passwords.hash(DEMO_PASSWORD),
    passwords.hash(randomBytes(24).toString('base64url')),
  ]);
  const plan = {
    ...planned,
    members: planned.members.map(({ row, canSignIn }) => ({
      ...row,
      password_hash: canSignIn ? known : unknown,
    })),
    files: planned.files.map(({ row }) => {
      const facts = made.get(row.id);
      if (!facts) throw new Error(`demo: ${row.original_filename} was not made`);
      return { ...row, ...facts };
    }),
  };
  await db.transaction().execute(async (write) => {
    for (const { demo } of areas) if (demo !== 'none') await demo(write, plan, community);
  });
}
