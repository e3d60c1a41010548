import type { Harness, Person } from '../harness.ts';

/** Who things are made for. */
export interface TestUsers {
  /** Whose they are. */
  owner: Person;
  /** Another member, whom calls may be about; also in the owner's rooms. */
  bystander: Person;
  /** A plain member of the owner's groups. */
  fellow: Person;
  /** Who runs the community. */
  admin: Person;
  /** A moderator who is not among the callers. */
  keeper: Person;
  /** Who will call, where the call is about an act of the caller's own. */
  actor?: Person;
  /** The link in the latest mail to an address; undefined where none came. */
  mailedLink(address: string): Promise<string | undefined>;
}

/** Something real that calls are about. */
export interface Fixture {
  /** Values for the places of a path. */
  params: Record<string, string>;
  /** All that its owner sees of it. */
  look(): Promise<unknown>;
}

/** A call that changes something, sent with every field it takes. */
export interface Update {
  /** All of its fields, none at its default; each time other values for those it cannot do without. */
  fields(cast: TestUsers, thing: Fixture): Promise<object>;
  /** Those that say how it is done and are not kept, such as the reason for an edit. */
  passing?: readonly string[];
  /** Names under which the reply tells a field, where it has another name for it. */
  replyNames?: Readonly<Record<string, string>>;
}

/** Asks a target for one part of an area's behaviour. */
export type Suite = (harness: Harness) => void;

/** The conformance tests of an area. */
export interface AreaConformance {
  readonly suites: readonly Suite[];
  /** Makes what a call is about: by its path, the first that fits. */
  readonly fixtures: readonly (readonly [
    path: RegExp,
    make: (cast: TestUsers) => Promise<Fixture>,
  ])[];
  /** Fields that only something real can fill, by the name of the endpoint. */
  readonly realFields: Readonly<Record<string, (cast: TestUsers) => Promise<object>>>;
  /** Calls that change some fields and leave others, by the name of the endpoint. */
  readonly updates?: Readonly<Record<string, Update>>;
}

/** A thing of which only its places matter. */
export const about = (places: Record<string, string>): Fixture => ({
  params: places,
  look: async () => null,
});
