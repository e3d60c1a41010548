import type { AuditAction, FlagAction, FlagReason } from '@saudagar/contract';
import { sql } from 'kysely';
import accounts from '../../../demo/admin/accounts.json' with { type: 'json' };
import acts from '../../../demo/admin/acts.json' with { type: 'json' };
import flags from '../../../demo/admin/flags.json' with { type: 'json' };
import type { DemoRows } from '../../../demo/plan.ts';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import { indexMembers, searchedMember } from '../account/memberKeys.ts';
import { recordDecision } from './appeals/decisions.ts';
import { audit, type Moderator } from './auditLog.ts';
import { readFlag } from './flags/flagRows.ts';
import { settle } from './flags/settling.ts';
import { holdFiles, snapshotOf } from './flags/snapshots.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Duration of the demo's claim. */
const CLAIMED_MINUTES = 14;

/** A flag in the demo's data file: `of` names an author, a person or a title. */
interface DemoFlag {
  type: string;
  of: string;
  /** Index among the author's posts or comments, newest first. */
  nth?: number;
  by: string;
  reason: string;
  hours: number;
  text?: string;
  more?: { by: string; reason: string; hours: number }[];
  claimed_by?: string;
  decided?: { by: string; action: string; hours: number; notes?: string };
}

/** A demo account that joined recently without activity, or was deactivated. */
interface DemoAccount {
  username: string;
  name: string;
  company: string;
  location: string;
  joined_days_ago: number;
  shut_hours_ago?: number;
  /** Reason of the deactivation, and the days until it ends. */
  shut_because?: string;
  shut_for_days?: number;
}

/** A demo act: on a member, on a resource by its title, or on deleted content. */
interface DemoAct {
  by: string;
  action: string;
  hours: number;
  to?: string;
  resource?: string;
  type?: string;
  title?: string;
  notes?: string;
}

/** Seeds flags of every type and age, newcomers, deactivated accounts and a busy log. */
export async function seedModeration(
  write: Database,
  { members }: DemoRows,
  { now, flags: { types } }: Pick<Community, 'now' | 'flags'>,
): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * HOUR);
  const ids = new Map(members.map(({ username, id }) => [username, id]));
  const roles = new Map(members.map(({ username, role }) => [username, role]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`demo: nobody is called ${name}`);
    return id;
  };
  const moderatorNamed = (name: string): Moderator => ({
    id: idOf(name),
    role: roles.get(name) === 'admin' ? 'admin' : 'moderator',
    ip: name === 'dewi_hub' ? '203.0.113.24' : '198.51.100.7',
  });

  // Hash of a member who cannot sign in either.
  const password_hash = members.at(-1)?.password_hash ?? '';
  for (const { username, name, company, location, ...when } of accounts as DemoAccount[]) {
    const row = {
      ...{ id: newId(), username, full_name: name, company_name: company, location },
      ...{ email: `${username}@example.invalid`, password_hash, role: 'user' as const },
      ...{ industry_tags: '[]', phone: null, is_verified: false, photo_version: null },
      created_at: ago(when.joined_days_ago * 24),
      deactivated_at: when.shut_hours_ago === undefined ? null : ago(when.shut_hours_ago),
      deactivation_reason: when.shut_because ?? null,
      deactivated_until: when.shut_for_days === undefined ? null : ago(-24 * when.shut_for_days),
    };
    await write
      .insertInto('members')
      .values({ ...row, searched: searchedMember(row) })
      .execute();
    await indexMembers(write, [row]);
    if (row.deactivated_at) {
      const { id, deactivated_at: at, deactivation_reason: reason } = row;
      await recordDecision(write, {
        ...{ id: newId(), kind: 'deactivation', member_id: id, decided_by: null },
        ...{ content_type: 'member', content_id: id, title: name, text: '', notes: reason },
        ...{ reason: null, flag_id: null, created_at: at },
      });
    }
    ids.set(username, row.id);
  }

  for (const flag of flags as DemoFlag[]) await seedFlag(flag);
  for (const act of acts as DemoAct[]) await seedAct(act);

  async function seedFlag({
    type,
    of,
    nth = 0,
    more = [],
    claimed_by,
    decided,
    ...first
  }: DemoFlag) {
    const content_id = await find(
      write,
      { type, of, nth, by: idOf(first.by), before: ago(first.hours) },
      idOf,
    );
    const about = { content_type: type, content_id };
    const id = newId();
    const case_at = ago(first.hours);
    await write
      .insertInto('flag_cases')
      .values({
        ...{ id, ...about, created_at: case_at },
        claimed_by: claimed_by ? idOf(claimed_by) : null,
        claimed_until: claimed_by ? new Date(now().getTime() + CLAIMED_MINUTES * MINUTE) : null,
      })
      .execute();
    const thing = await types[type]?.show(write, content_id);
    const all = [first, ...more].map(({ by, reason, hours, ...rest }, index) => ({
      ...{ id: index === 0 ? id : newId(), ...about, member_id: idOf(by), client_id: null },
      ...{
        reason: reason as FlagReason,
        description: 'text' in rest && typeof rest.text === 'string' ? rest.text : null,
      },
      ...{ created_at: ago(hours), case_id: id, case_at },
      snapshot: thing ? snapshotOf(thing) : null,
    }));
    await write.insertInto('flags').values(all).execute();
    for (const { id: flagId } of all) await holdFiles(write, flagId, thing?.files ?? []);
    if (!decided) return;
    await settle(
      write,
      () => undefined,
      async () => undefined,
      {
        moderator: moderatorNamed(decided.by),
        flag: await readFlag(write, id),
        thing,
        action: decided.action as FlagAction,
        notes: decided.notes,
        at: ago(decided.hours),
      },
    );
  }

  async function seedAct({ by, action, hours, to, resource, type, title, notes }: DemoAct) {
    const target_id = to === undefined ? null : idOf(to);
    const person = accounts.find(({ username }) => username === to)?.name;
    const name = person ?? members.find(({ username }) => username === to)?.full_name;
    const about =
      resource !== undefined
        ? {
            content_type: 'resource',
            content_id: await titled(write, 'resources', 'title', resource),
            title: resource,
          }
        : title !== undefined
          ? { content_type: type, content_id: newId(), title }
          : target_id !== null
            ? { content_type: 'member', content_id: target_id, title: name }
            : {};
    const act = { action_type: action as AuditAction, target_id, notes, ...about };
    await audit(write, moderatorNamed(by), act, ago(hours));
  }
}

/** Tables of content found by a title, with the title's column. */
const TITLED = {
  group: ['groups', 'name'],
  event: ['events', 'title'],
  resource: ['resources', 'title'],
  tender: ['tenders', 'title'],
} as const;

/** Finds the id of flagged content; prefers a text older than the flag. */
async function find(
  write: Database,
  {
    type,
    of,
    nth,
    by,
    before,
  }: { type: string; of: string; nth: number; by: string; before: Date },
  idOf: (name: string) => string,
): Promise<string> {
  if (type in TITLED) {
    const [table, column] = TITLED[type as keyof typeof TITLED];
    return titled(write, table, column, of);
  }
  const author = idOf(of);
  if (type === 'member') return author;
  const own =
    type === 'post'
      ? sql`from posts as one where member_id = ${author} and group_id is null`
      : type === 'comment'
        ? sql`from comments as one where member_id = ${author}`
        : sql`from messages as one join room_members using (room_id)
            where sender_id = ${author} and member_id = ${by} and message_type = 'text'`;
  const { rows } = await sql<{ id: string }>`
    select one.id ${own}
    order by one.created_at < ${before} desc, one.created_at desc, one.id desc
    offset ${nth} limit 1`.execute(write);
  return known(rows[0]?.id, `${type} ${nth} of ${of}`);
}

async function titled(
  write: Database,
  table: (typeof TITLED)[keyof typeof TITLED][0],
  column: 'name' | 'title',
  title: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${title}`.execute(write);
  return known(rows[0]?.id, title);
}

function known(id: string | undefined, what: string): string {
  if (id === undefined) throw new Error(`demo: there is no ${what}`);
  return id;
}
