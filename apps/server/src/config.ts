import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_NEW_ACCOUNT_DAYS } from './areas/account/youngAccount.ts';
import { DEFAULT_EVIDENCE_DAYS } from './areas/admin/flags/snapshots.ts';
import type { MailSettings } from './areas/notifications/mail/sendMail.ts';
import { areVapidKeys, type PushSettings } from './areas/notifications/push/vapid.ts';
import { DEFAULT_LIMITS, type Limits, parseLimits } from './limits/limits.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Minimum length of a configured signing key. */
const SIGNING_KEY_LENGTH = 32;

/** Configuration of the server, read from the environment. */
export interface Config {
  /** Address to listen on. */
  host: string;
  port: number;
  /** Folder of uploads, the signing key and the embedded database. */
  dataDir: string;
  /** Address of PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** The same PostgreSQL without the pooler that `databaseUrl` names, if any. */
  databaseListenUrl: string | undefined;
  logLevel: LogLevel;
  /** Signs file addresses; without one a key is made in the data folder. */
  signingKey: string | undefined;
  /** Foreign origins whose pages may call the server. */
  corsOrigins: string[];
  /** Folder of the built host. */
  hostDir: string;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or networks. */
  trustedProxies: string[];
  /** Contact for reports of security problems, `mailto:` or `https:`; without it no file names one. */
  securityContact: string | undefined;
  /** Rate limits of members and addresses. */
  limits: Limits;
  /** Days in which a new member's groups and events need approval (ADM-122). */
  approveNewMembersDays: number;
  /** Days in which an account is new: it invites few, and mails no links (NET-160). */
  newAccountDays: number;
  /** Days after a decision in which what was flagged is kept as evidence. */
  evidenceDays: number;
  /** Mail server; without it no mail is sent. */
  mail: MailSettings | undefined;
  /** Push settings; without them no pushes are sent. */
  push: PushSettings | undefined;
}

/** Error: the environment has invalid values; the message names each. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the configuration. An empty variable counts as unset.
 * @throws BadConfiguration naming every bad value at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];

  function read<T>(name: string, fallback: T, parse: (text: string) => T | Problem): T {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (!(value instanceof Problem)) return value;
    problems.push(`${name} ${value.text}`);
    return fallback;
  }

  const smtpUrl = read<string | undefined>('SMTP_URL', undefined, parseSmtpUrl);
  const from = read<string | undefined>('MAIL_FROM', undefined, parseSender);
  const publicUrl = read<string | undefined>('PUBLIC_URL', undefined, parsePublicUrl);
  if (env.SMTP_URL?.trim() && !(env.MAIL_FROM?.trim() && env.PUBLIC_URL?.trim()))
    problems.push('SMTP_URL needs MAIL_FROM, the sender, and PUBLIC_URL, the address of the app');

  const vapid = {
    publicKey: env.VAPID_PUBLIC_KEY?.trim() ?? '',
    privateKey: env.VAPID_PRIVATE_KEY?.trim() ?? '',
    subject: read('VAPID_SUBJECT', '', parseContact),
    services: read<string[]>('PUSH_SERVICES', [], (text) => parseList(text, parseOrigin)),
  };
  const isPushed = vapid.publicKey !== '' || vapid.privateKey !== '';
  // Values are never repeated: one of them is a secret.
  if (isPushed && !areVapidKeys(vapid.publicKey, vapid.privateKey))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, as web-push makes them');
  if (isPushed && vapid.subject === '' && !env.VAPID_SUBJECT?.trim())
    problems.push('VAPID_PUBLIC_KEY needs VAPID_SUBJECT, where push services reach you');

  const config: Config = {
    host: read('HOST', '127.0.0.1', String),
    port: read('PORT', 3000, parsePort),
    dataDir: read('DATA_DIR', './data', String),
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, parseDatabaseUrl),
    databaseListenUrl: read<string | undefined>('DATABASE_LISTEN_URL', undefined, parseDatabaseUrl),
    logLevel: read('LOG_LEVEL', 'info', parseLogLevel),
    signingKey: read<string | undefined>('SIGNING_KEY', undefined, parseSigningKey),
    corsOrigins: read<string[]>('CORS_ORIGINS', [], (text) => parseList(text, parseOrigin)),
    hostDir: read(
      'HOST_DIR',
      fileURLToPath(new URL('../../host/dist', import.meta.url)),
      parseHostDir,
    ),
    trustedProxies: read<string[]>('TRUSTED_PROXIES', [], (text) => parseList(text, parseNetwork)),
    securityContact: read<string | undefined>('SECURITY_CONTACT', undefined, parseContact),
    limits: read<Limits>('RATE_LIMITS', DEFAULT_LIMITS, readLimits),
    approveNewMembersDays: read('APPROVE_NEW_MEMBERS_DAYS', 0, parseDays),
    newAccountDays: read('NEW_ACCOUNT_DAYS', DEFAULT_NEW_ACCOUNT_DAYS, parseDays),
    evidenceDays: read('EVIDENCE_DAYS', DEFAULT_EVIDENCE_DAYS, parseDays),
    mail: smtpUrl && from && publicUrl ? { smtpUrl, from, publicUrl } : undefined,
    push: isPushed ? vapid : undefined,
  };
  if (problems.length > 0) throw new BadConfiguration(problems);
  return config;
}

/** Checks whether an address is reachable from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

class Problem {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function parsePort(text: string) {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535
    ? port
    : new Problem(`must be a whole number from 0 to 65535, but is "${text}"`);
}

function parseDays(text: string) {
  const days = Number(text);
  return /^\d+$/.test(text) && days <= 3650
    ? days
    : new Problem(`must be a whole number of days from 0 to 3650, but is "${text}"`);
}

function parseHostDir(text: string) {
  return existsSync(join(text, 'index.html'))
    ? text
    : new Problem(`must be the folder of the built app, with its index.html, but is "${text}"`);
}

function parseDatabaseUrl(text: string) {
  // The value may contain a password, so it is never repeated.
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')
    ? text
    : new Problem('must be an address like postgresql://user:password@host:5432/database');
}

function parseSmtpUrl(text: string) {
  // The value may contain a password, so it is never repeated.
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
    ? text
    : new Problem('must be an address like smtp://user:password@mail.example:587 or smtps://…');
}

function parseSender(text: string) {
  return /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text)
    ? text
    : new Problem(
        `must be a sender like hub@example.com or Saudagar Hub <hub@example.com>, but is "${text}"`,
      );
}

function parsePublicUrl(text: string) {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/`.startsWith(text)
    ? url.origin
    : new Problem(`must be an address like https://hub.example, without a path, but is "${text}"`);
}

function parseContact(text: string) {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)
    ? text
    : new Problem(`must be like mailto:admin@hub.example or https://hub.example, but is "${text}"`);
}

function parseLogLevel(text: string) {
  const level = LOG_LEVELS.find((one) => one === text.toLowerCase());
  return level ?? new Problem(`must be one of ${LOG_LEVELS.join(', ')}, but is "${text}"`);
}

function parseSigningKey(text: string) {
  return text.length >= SIGNING_KEY_LENGTH
    ? text
    : new Problem(`must have at least ${SIGNING_KEY_LENGTH} characters`);
}

function readLimits(text: string) {
  try {
    return parseLimits(text);
  } catch (error) {
    return new Problem((error as SyntaxError).message);
  }
}

function parseList(text: string, parse: (one: string) => string | Problem): string[] | Problem {
  const values = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(parse);
  const problem = values.find((value) => value instanceof Problem);
  return problem instanceof Problem ? problem : (values as string[]);
}

function parseOrigin(text: string) {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
  return isOrigin
    ? text
    : new Problem(
        `must list origins like https://portal.example, without a path, separated by commas; "${text}" is none`,
      );
}

function parseNetwork(text: string) {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version > 0 && Number(bits) <= (version === 4 ? 32 : 128)
    ? text
    : new Problem(`must list addresses or networks like 10.0.0.0/8; "${text}" is none`);
}
