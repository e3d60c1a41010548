import { expect, test } from 'vitest';
import type { ServerArea } from '../areas/area.ts';
import { areas } from '../areas/areas.ts';
import { knownMigrations, migrationNames } from './migrate.ts';

/** Names older than dated migrations. Never add one here. */
const NUMBERED = [
  '001-community',
  '002-feed',
  '003-limits-and-repeats',
  '005-connections',
  '006-messages',
  '007-spent-keys',
  '008-group-lines',
  '009-file-descriptions',
  '010-flags-of-any-area',
  '011-notifications',
  '012-resources',
  '020-events',
  '021-relations',
  '030-groups',
  '040-profiles-and-settings',
  '041-peace',
  '042-mails',
  '042-password-links',
  '050-tenders',
  '051-sent-invitations',
  '051-tenders-with-proposals',
  '052-addable-by',
  '060-audit-log',
  '061-moderation',
  '061-removed-messages',
  '062-users-and-log',
  '070-choices',
  '080-devices-and-summaries',
  '081-deleted-tenders',
  '082-whole-amounts',
  '082-whole-prices',
  '126-proposal-versions',
  '127-folded-search',
  '128-event-website',
  '129-any-language',
];

/**
 * Dated names, in the order in which databases out there have them. A new one is appended: one that
 * sorts before another that was merged stops every server that has run the other.
 */
const DATED = [
  '20261129-hidden-presence',
  '20261129-message-quotations',
  '20261129-presence',
  '20261130-audited-changes',
  '20261130-flag-snapshots',
  '20261130-message-reactions',
  '20261130-notes',
  '20261201-appeals',
  '20261201-removed-content',
  '20261201-revisions',
  '20261201-suspensions',
  '20261201-tender-terms',
  '20261202-confirmed-sessions',
  '20261203-appealed-accounts',
  '20261203-notification-reasons',
  '20261204-tender-amendments',
  '20261205-event-zone',
  '20261206-tender-deadlines',
  '20261207-notification-changes',
  '20261208-event-cancelled',
  '20261209-event-audience',
  '20261215-event-reminders',
  '20261216-event-coming',
  '20261220-company-of-business',
  '20261221-hidden-suggestions',
  '20261222-event-organizers',
  '20261223-group-roles',
  '20261224-closed-groups',
  '20261230-withdrawn-actors',
  '20261231-visible-connections',
  '20270101-group-role-offers',
  '20270102-opened-groups',
  '20270103-group-notices',
  '20270104-registration-keys',
  '20270110-invitation-opt-outs',
  '20270110-known-devices',
];

/** Lists migrations of these names, as an area does. */
function plantedArea(...names: string[]): Pick<ServerArea, 'migrations'> {
  return { migrations: Object.fromEntries(names.map((name) => [name, { up: async () => {} }])) };
}

test('each new migration is named by its date, YYYYMMDD-what', () => {
  expect(knownMigrations).toEqual([...NUMBERED, ...DATED]);
  for (const name of knownMigrations.slice(NUMBERED.length))
    expect(name).toMatch(/^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-[a-z]+(-[a-z]+)*$/);
});

test('a migration name used twice is refused', () => {
  const twice = [plantedArea('20991231-stalls'), plantedArea('20991231-stalls')];
  expect(() => migrationNames(twice)).toThrow(/Two migrations have one name: .*20991231-stalls/);
});

test('dated migrations follow the numbered ones, those of one day by character code', () => {
  // Most locales ignore a hyphen; here it sorts before letters.
  const dated = ['20991230-stalls', '20991231-a-z', '20991231-ab', '20991231-stalls'];
  const planted = [plantedArea(...dated.toReversed()), ...areas];
  expect(migrationNames(planted)).toEqual([...knownMigrations, ...dated]);
});
