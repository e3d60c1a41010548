/** An entry of the lockfile. */
export interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
  [field: string]: unknown;
}

/** Operating systems by their names in platform packages, with npm's names. */
const SYSTEMS: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  wasi: 'wasi',
  win: 'win32',
  win32: 'win32',
  windows: 'win32',
};

/** Processors by their names in platform packages, with npm's names. */
const PROCESSORS: Record<string, string> = {
  amd64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
  x86: 'ia32',
};

/** Finds the optional packages without an entry, with the location and entry each should have. */
export function missingOptionals({ packages }: Lockfile): [string, LockedPackage][] {
  const missing: Record<string, LockedPackage> = {};
  for (const [parent, { optionalDependencies }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
      const version = range.replace(/^[~^]/, '');
      const paths = pathsOf(parent, name);
      const locked = paths.map((path) => packages[path]).find((entry) => entry !== undefined);
      if (locked && (locked.version === version || range !== version)) continue;
      const top = `node_modules/${name}`;
      const isTopFree = (packages[top] ?? missing[top])?.version === undefined;
      const path = isTopFree || missing[top]?.version === version ? top : paths[0];
      if (path) missing[path] = { version, optional: true, ...platformOf(name) };
    }
  }
  return Object.entries(missing);
}

/** Lists the folders in which Node looks for `name` from a package upwards, nearest first. */
function pathsOf(parent: string, name: string): string[] {
  const folders = [parent];
  for (let offset = parent.lastIndexOf('/node_modules/'); offset > 0; ) {
    folders.push(parent.slice(0, offset));
    offset = parent.lastIndexOf('/node_modules/', offset - 1);
  }
  const own = folders
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/node_modules/${name}`);
  return [...own, `node_modules/${name}`];
}

/** Returns a package's platform, read from its name. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.replace(/^@[^/]+\//, '').split(/[-_.]/);
  const os = words.map((word) => SYSTEMS[word]).find(Boolean);
  const cpu = words.map((word) => PROCESSORS[word]).find(Boolean);
  const libc = words.some((word) => word.startsWith('musl') || word === 'linuxmusl')
    ? 'musl'
    : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}
