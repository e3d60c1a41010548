import { expect, test } from 'vitest';
import { vapidKeys } from '../testing/pushService.ts';
import { BadConfiguration, isLoopback, readConfig } from './config.ts';
import { DEFAULT_LIMITS } from './limits/limits.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BadConfiguration) return error.message;
  }
  return '';
};

const keys = vapidKeys();

test('an empty environment configures a server reachable from this machine alone', () => {
  expect(readConfig({ PORT: '', LOG_LEVEL: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    databaseListenUrl: undefined,
    logLevel: 'info',
    signingKey: undefined,
    corsOrigins: [],
    trustedProxies: [],
    limits: DEFAULT_LIMITS,
    approveNewMembersDays: 0,
    newAccountDays: 7,
    evidenceDays: 90,
    securityContact: undefined,
    mail: undefined,
    push: undefined,
  });
});

test('the configuration parses every variable', () => {
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'WARN',
    DATABASE_URL: 'postgres://u:p@pool/hub',
    DATABASE_LISTEN_URL: 'postgres://u:p@db/hub',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173,',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    RATE_LIMITS: 'post=5/1m',
    APPROVE_NEW_MEMBERS_DAYS: '14',
    EVIDENCE_DAYS: '30',
    SECURITY_CONTACT: 'mailto:security@hub.example',
    SMTP_URL: 'smtps://hub:pass@mail.example:465',
    MAIL_FROM: 'Saudagar Hub <hub@mail.example>',
    PUBLIC_URL: 'https://hub.example/',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:admin@hub.example',
    PUSH_SERVICES: 'https://push.example',
  });
  expect(config).toMatchObject({
    port: 0,
    logLevel: 'warn',
    databaseUrl: 'postgres://u:p@pool/hub',
    databaseListenUrl: 'postgres://u:p@db/hub',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    limits: { ...DEFAULT_LIMITS, post: { most: 5, seconds: 60 } },
    approveNewMembersDays: 14,
    newAccountDays: 7,
    evidenceDays: 30,
    securityContact: 'mailto:security@hub.example',
    mail: {
      smtpUrl: 'smtps://hub:pass@mail.example:465',
      from: 'Saudagar Hub <hub@mail.example>',
      publicUrl: 'https://hub.example',
    },
    push: {
      ...keys,
      subject: 'mailto:admin@hub.example',
      services: ['https://push.example'],
    },
  });
});

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000"'],
  ['PORT', 'http', 'PORT must be a whole number'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn'],
  ['SIGNING_KEY', 'short', 'SIGNING_KEY must have at least 32 characters'],
  ['CORS_ORIGINS', 'https://a.example/path', 'CORS_ORIGINS must list origins'],
  ['CORS_ORIGINS', '*', 'CORS_ORIGINS must list origins'],
  ['TRUSTED_PROXIES', 'proxy', 'TRUSTED_PROXIES must list addresses'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must list addresses'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/9', 'TRUSTED_PROXIES must list addresses'],
  ['APPROVE_NEW_MEMBERS_DAYS', '-1', 'APPROVE_NEW_MEMBERS_DAYS must be a whole number of days'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address like smtp://user:password@'],
  ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL needs MAIL_FROM, the sender, and PUBLIC_URL'],
  ['MAIL_FROM', 'Hub', 'MAIL_FROM must be a sender like hub@example.com'],
  ['PUBLIC_URL', 'https://hub.example/app', 'PUBLIC_URL must be an address like https://hub'],
  ['VAPID_PUBLIC_KEY', keys.publicKey, 'VAPID_PRIVATE_KEY must be a pair, as web-push makes'],
  ['VAPID_PUBLIC_KEY', keys.publicKey, 'VAPID_PUBLIC_KEY needs VAPID_SUBJECT, where push'],
  ['VAPID_PRIVATE_KEY', 'short', 'VAPID_PRIVATE_KEY must be a pair, as web-push makes'],
  ['VAPID_SUBJECT', 'admin', 'VAPID_SUBJECT must be like mailto:admin@hub.example'],
  ['RATE_LIMITS', 'post=none', 'RATE_LIMITS must be "off" or a list like post=60/10m'],
])('the configuration names a bad %s (%s)', (name, value, message) => {
  expect(problemsOf({ [name]: value })).toContain(message);
});

test('the configuration reports all bad values at once and repeats no secret', () => {
  const problems = problemsOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://root:hunter2@db/hub',
    SIGNING_KEY: 'hunter3',
    VAPID_PRIVATE_KEY: 'hunter5',
    SMTP_URL: 'mail://hub:hunter4@mail.example',
    MAIL_FROM: 'hub@mail.example',
    PUBLIC_URL: 'https://hub.example',
  });
  expect(problems.split('\n')).toHaveLength(6);
  expect(problems).toContain('DATABASE_URL must be an address like postgresql://');
  expect(problems).not.toMatch(/hunter/);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example.com', false],
])('the loopback check of %s returns %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
