import { account } from './account/area.ts';
import { admin } from './admin/area.ts';
import { blocking } from './blocking/area.ts';
import type { Area, AreaTexts, SocketEndpoint } from './core/area.ts';
import { type Catalogues, readText, type TextKey, type TextValues } from './core/catalogues.ts';
import type { Endpoint } from './core/endpoint.ts';
import { LOCALES, type Locale } from './core/locale.ts';
import { coreTexts } from './core/texts.ts';
import { events } from './events/area.ts';
import { files } from './files/area.ts';
import { groups } from './groups/area.ts';
import { messages } from './messages/area.ts';
import { network } from './network/area.ts';
import { notifications } from './notifications/area.ts';
import { posts } from './posts/area.ts';
import { resources } from './resources/area.ts';
import { tenders } from './tenders/area.ts';

/** Areas of the product: the list that server, mocks, OpenAPI and sweeping tests derive from. */
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
  blocking,
  admin,
] as const;

/** The name of an area. */
export type AreaName = (typeof areas)[number]['name'];

const all: readonly Area[] = areas;

/** Finds an area by its name. */
export const areaOf = <Name extends AreaName>(name: Name): Area & { readonly name: Name } =>
  all.find((area) => area.name === name) as Area & { readonly name: Name };

/** Every endpoint of the contract. Screens import single endpoints from the package's root. */
export const endpoints: readonly Endpoint[] = all.flatMap((area) => area.endpoints);

/** Every socket of the contract. */
export const sockets: readonly SocketEndpoint[] = all.flatMap((area) => area.sockets ?? []);

type RefusalsOf<One extends { readonly texts: Catalogues<AreaTexts> }> = One extends One
  ? TextKey<One['texts']['en']['refusals']>
  : never;

/** Key of an error text; every language words all of them. */
export type RefusalKey = RefusalsOf<{ texts: typeof coreTexts } | (typeof areas)[number]>;

/** Texts of all areas, merged into one catalogue. */
const texts = Object.fromEntries(
  LOCALES.map((locale) => {
    const every = [coreTexts, ...all.map((area) => area.texts)].map((one) => one[locale]);
    const merged: AreaTexts = {
      refusals: Object.assign({}, ...every.map(({ refusals }) => refusals)),
      labels: Object.assign({}, ...every.map(({ labels }) => labels)),
    };
    return [locale, merged];
  }),
) as Catalogues<AreaTexts>;

/** Text of an error with its `{{name}}` placeholders filled. */
export const refusalText = (language: Locale, key: RefusalKey, values?: TextValues): string =>
  readText(texts, language, `refusals.${key}`, values);

/** Label of a wire field; an unknown field keeps its own name. */
export const fieldLabel = (language: Locale, field: string): string =>
  texts[language].labels[field] ?? field;
