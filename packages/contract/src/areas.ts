import { account } from './account/area.ts';
import { admin } from './admin/area.ts';
import type { Area, SocketEndpoint } from './core/area.ts';
import type { Endpoint } from './core/endpoint.ts';
import type { Locale } from './core/locale.ts';
import { coreLabels, coreRefusals } from './core/refusals.ts';
import { fillPlaces, type Wordings } from './core/wording.ts';
import { events } from './events/area.ts';
import { files } from './files/area.ts';
import { groups } from './groups/area.ts';
import { messages } from './messages/area.ts';
import { network } from './network/area.ts';
import { notifications } from './notifications/area.ts';
import { peace } from './peace/area.ts';
import { posts } from './posts/area.ts';
import { resources } from './resources/area.ts';
import { tenders } from './tenders/area.ts';

/** Every area of the product: the one list from which server, mocks, OpenAPI and sweeps go out. */
export const areas = [
  account,
  posts,
  files,
  network,
  messages,
  notifications,
  resources,
  events,
  groups,
  tenders,
  peace,
  admin,
] as const;

/** The name of an area. */
export type AreaName = (typeof areas)[number]['name'];

const all: readonly Area[] = areas;

/** The area of that name. */
export const areaOf = <Name extends AreaName>(name: Name): Area & { readonly name: Name } =>
  all.find((area) => area.name === name) as Area & { readonly name: Name };

/** Every endpoint of the contract. Screens import single ones from the package's root. */
export const endpoints: readonly Endpoint[] = all.flatMap((area) => area.endpoints);

/** Every socket of the contract. */
export const sockets: readonly SocketEndpoint[] = all.flatMap((area) => area.sockets ?? []);

/** Names a refusal; every language words all of them. */
export type RefusalKey = keyof typeof coreRefusals | KeysOf<(typeof areas)[number]['refusals']>;

type KeysOf<Texts> = Texts extends Texts ? keyof Texts : never;

/** The wordings of all refusals. */
export const refusals: Wordings = merge(coreRefusals, (area) => area.refusals);
/** What people call the fields of the wire. */
export const labels: Wordings = merge(coreLabels, (area) => area.labels);

/** A refusal's wording with its `{name}` places filled. */
export const refusalText = (
  language: Locale,
  key: RefusalKey,
  values?: Record<string, string | number>,
): string => fillPlaces(refusals[key]?.[language] ?? key, values);

/** What people call a field of the wire; an unknown one keeps its own name. */
export const fieldLabel = (language: Locale, field: string): string =>
  labels[field]?.[language] ?? field;

function merge(shared: Wordings, textsOf: (area: Area) => Wordings): Wordings {
  return Object.assign({}, shared, ...all.map(textsOf));
}
