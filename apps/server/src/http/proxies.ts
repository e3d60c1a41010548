import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whether an address belongs to one of the proxies listed: addresses or networks. */
export function proxyList(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address = '') =>
    isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Takes ports out of what proxies say of callers: each connection would count as another caller. */
export function cutPorts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined)
      headers['x-forwarded-for'] = String(forwarded).split(',').map(withoutPort).join(', ');
    done();
  });
}

/** An address as it is, of `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`. */
function withoutPort(text: string): string {
  const address = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address);
  return bare?.[1] ?? address;
}
