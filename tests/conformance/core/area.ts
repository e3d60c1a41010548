import type { Harness, Person } from '../harness.ts';

/** The users for whom fixtures are made. */
export interface TestUsers {
  /** The owner of the fixtures. */
  owner: Person;
  /** Another member, whom calls may be about; also in the owner's conversations. */
  bystander: Person;
  /** A plain member of the owner's groups. */
  groupMember: Person;
  /** The community's administrator. */
  admin: Person;
  /** A moderator who is not among the callers. */
  moderator: Person;
  /** The caller, where the call is about an act of the caller's own. */
  actor?: Person;
  /** Returns the link in the latest mail to an address; undefined without one. */
  mailedLink(address: string): Promise<string | undefined>;
  /** Returns the code of the link that stops invitations to an address. */
  optOutCode(address: string): Promise<string>;
}

/** An existing item that calls are about. */
export interface Fixture {
  /** Values for the parameters of a path. */
  params: Record<string, string>;
  /** Reads all that its owner sees of it. */
  look(): Promise<unknown>;
}

/** A call that changes an item, sent with every field it takes. */
export interface Update {
  /** Returns all of its fields, none at its default; required ones differ each time. */
  fields(users: TestUsers, fixture: Fixture): Promise<object>;
  /** Fields that describe the call and are not stored, such as the reason for an edit. */
  passing?: readonly string[];
  /** Names of fields in the reply, where they differ. */
  replyNames?: Readonly<Record<string, string>>;
}

/** Tests a target for one part of an area's behaviour. */
export type Suite = (harness: Harness) => void;

/** The conformance tests of an area. */
export interface AreaConformance {
  readonly suites: readonly Suite[];
  /** Makes the item of a call: the first whose path matches. */
  readonly fixtures: readonly (readonly [
    path: RegExp,
    make: (users: TestUsers) => Promise<Fixture>,
  ])[];
  /** Fields that need an existing item, by the name of the endpoint. */
  readonly realFields: Readonly<Record<string, (users: TestUsers) => Promise<object>>>;
  /** Calls that change some fields and leave others, by the name of the endpoint. */
  readonly updates?: Readonly<Record<string, Update>>;
}

/** A fixture that consists of path parameters alone. */
export const fixtureOf = (params: Record<string, string>): Fixture => ({
  params,
  look: async () => null,
});
