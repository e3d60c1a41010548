import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserSubscription } from '../src/areas/notifications/push/devices.ts';
import type { PushSettings } from '../src/areas/notifications/push/vapid.ts';

/** Content received by a service worker. */
export interface ReceivedPush {
  id: string;
  text: string;
  language: string;
  subject: { type: string; id: string };
}

/** A subscribed browser, with its received pushes. */
export interface TestBrowser {
  subscription: BrowserSubscription;
  /** Pushes decrypted with the browser's own key, oldest first. */
  received: ReceivedPush[];
}

/** A real push service over HTTP, with browsers that decrypt pushes. */
export interface PushService {
  /** Settings for a server to send through it. */
  settings: PushSettings;
  /** Creates another browser. */
  browser(): TestBrowser;
  /** Answers the next pushes with a status such as 410; undefined accepts them again. */
  refuseWith(status: number | undefined): void;
  stop(): Promise<void>;
}

/** Makes a pair of VAPID keys. */
export function vapidKeys(): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return {
    publicKey: curve.getPublicKey('base64url'),
    // Padded, because a key that begins with zeros is shorter.
    privateKey: Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}

/** Starts a push service on a free port. */
export async function startPushService(): Promise<PushService> {
  const { publicKey, privateKey } = vapidKeys();
  const open = new Map<string, (body: Buffer) => void>();
  let refusal: number | undefined;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const take = open.get(request.url ?? '');
    const status = refusal ?? (take ? statusOf(request, publicKey) : 404);
    if (status === 201) take?.(body);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { publicKey, privateKey, subject: 'mailto:hub@saudagar.example', services: [origin] },
    browser() {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const secret = crypto.getRandomValues(new Uint8Array(16));
      const path = `/push/${crypto.randomUUID()}`;
      const received: ReceivedPush[] = [];
      open.set(path, (body) => {
        received.push(JSON.parse(decrypt(body, curve, secret)));
      });
      const keys = {
        p256dh: curve.getPublicKey('base64url'),
        auth: Buffer.from(secret).toString('base64url'),
      };
      return { subscription: { endpoint: `${origin}${path}`, keys }, received };
    },
    refuseWith(status) {
      refusal = status;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns 201 for a push signed with the VAPID key for this service (RFC 8292), otherwise 403. */
function statusOf({ headers }: IncomingMessage, publicKey: string): number {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  const isOwn = key === publicKey && aud === `http://${headers.host}`;
  const isWhole = headers['content-encoding'] === 'aes128gcm' && Number(headers.ttl) > 0;
  return isSigned && isOwn && isWhole ? 201 : 403;
}

/** Decrypts a push as a browser does (RFC 8291). */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, secret: Uint8Array): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const content = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', own.computeSecret(sender), secret, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length),
    );
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
