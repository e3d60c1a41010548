/** Hosts of the browsers' push services; a leading dot includes subdomains. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * Returns true for addresses of known push services and given origins, so that no member makes the
 * server call another address, such as one behind the operator's firewall.
 */
export function isPushService(address: string, origins: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username || password || !/^[a-z\d.-]+$/.test(hostname)) return false;
  if (origins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return SERVICES.some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
