import { BlockList, isIP, isIPv6 } from 'node:net';

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
