/** Characters of a host name or IP address. */
const RUN = /[\p{L}\p{N}\p{M}._-]+/gu;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const TOP_LEVEL = /^(?=.*\p{L})[\p{L}\p{N}\p{M}-]{2,}$/u;

/**
 * Real host of a link whose text names another host or mail address, to show beside the text;
 * undefined when the text is true or looks like no address.
 */
export function undisclosedHost(text: string, url: string): string | undefined {
  const { protocol, host, hostname, pathname } = new URL(url);
  const isMail = protocol === 'mailto:';
  const real = isMail ? pathname : host;
  const words = plainCharacters(text).split(/\s+/).map(authorityOf);
  const isHonest = isMail
    ? (word: string) => hostsIn(word).length === 0 || word.toLowerCase() === real.toLowerCase()
    : (word: string) => hostsIn(word).every((claimed) => isSameHost(claimed, hostname));
  return words.every(isHonest) ? undefined : real;
}

/** Maps look-alike characters to those a browser reads; drops invisible ones. */
function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
}

/** The authority at the start of a word that looks like an address. */
function authorityOf(word: string): string {
  const rest = word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^(?:https?:[/\\]{2}|mailto:)/i, '');
  const [authority = ''] = rest.split(/[/?#\\]/, 1);
  return rest !== word || hostsIn(authority).length > 0 ? authority : word;
}

function hostsIn(word: string): string[] {
  const runs = word.match(RUN) ?? [];
  return runs.map((run) => run.replace(/^\.+|\.+$/g, '')).filter(isHost);
}

function isHost(run: string): boolean {
  const labels = run.split('.');
  if (labels.length < 2 || labels.includes('')) return false;
  return TOP_LEVEL.test(labels.at(-1) ?? '') || IP_ADDRESS.test(run);
}

function isSameHost(claimed: string, hostname: string): boolean {
  const address = `http://${claimed}`;
  return URL.canParse(address) && withoutWww(new URL(address).hostname) === withoutWww(hostname);
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');
