import { type Chance, chanceOf } from './chance.ts';
import { CALM, simulatedNetwork } from './network.ts';
import { createModelServer } from './server.ts';
import { memberBrowser, openTab, type Tab } from './tab.ts';
import { simulatedTime } from './time.ts';

/** Minimum and maximum number of events in a schedule. */
const FEWEST = 4;
const MOST = 16;

/** Maximum milliseconds until an expired token is replaced. */
const LONGEST_EXPIRY_MS = 4000;

/** Final state of screens and server, once nothing is pending. */
export interface Outcome {
  acknowledged: readonly string[];
  /** Shown messages, by tab. */
  shown: readonly (readonly string[])[];
  /** Written messages, by the tab's page load. */
  written: ReadonlyMap<number, readonly string[]>;
  /** Announced messages, by tab. */
  announced: readonly (readonly string[])[];
  /** Transient errors: messages out of order or shown twice. */
  faults: readonly string[];
  ids: readonly string[];
  /** Messages that failed for a while, and so may come after later ones. */
  givenUp: ReadonlySet<string>;
}

/** Runs two members with three tabs over a bad network, which recovers in the end. */
export async function runSchedule(seed: number): Promise<Outcome> {
  const chance = chanceOf(seed);
  const time = simulatedTime();
  const server = createModelServer();
  const network = simulatedNetwork(server, time, chance);
  const [siti, budi] = [memberBrowser(), memberBrowser()];
  const open = (memberId: string, browser: typeof siti) =>
    openTab({ memberId, browser, server, network, time });
  const tabs: Tab[] = [open('siti', siti), open('siti', siti), open('budi', budi)];
  const lives = [0, 1, 2];
  const written = new Map<number, string[]>();
  const faults: string[] = [];
  let lifeCount = lives.length;
  let count = 0;
  const givenUp = new Set<string>();

  function write(index: number) {
    count += 1;
    const text = `${index}.${lives[index]}:${count}`;
    const life = lives[index] as number;
    written.set(life, [...(written.get(life) ?? []), text]);
    tabs[index]?.write(`client-${seed}-${count}`, text);
  }

  function leave(tab: Tab) {
    for (const text of tab.givenUp) givenUp.add(text);
    tab.close();
  }

  function reload(index: number) {
    const tab = tabs[index] as Tab;
    const { memberId } = tab;
    leave(tab);
    tabs[index] = open(memberId, memberId === 'siti' ? siti : budi);
    lives[index] = lifeCount;
    lifeCount += 1;
  }

  /**
   * Expires a member's tokens; the host has new ones after a while, or the member signs in again.
   */
  function expire({ memberId }: Tab) {
    network.expire(memberId);
    const isSignedOut = chance.happens(50);
    const reportSession = (isSignedIn: boolean) => {
      if (!isSignedOut) return;
      for (const tab of tabs)
        if (tab.memberId === memberId && tab.connection.getSnapshot().status === 'active')
          tab.connection.send({ type: 'session.changed', isSignedIn });
    };
    reportSession(false);
    time.setTimeout(() => {
      network.renew(memberId);
      reportSession(true);
    }, chance.below(LONGEST_EXPIRY_MS));
  }

  const happenings: readonly (readonly [weight: number, act: (index: number) => void])[] = [
    [50, write],
    [8, reload],
    [8, (index) => tabs[index]?.connection.send({ type: 'network.changed', isOnline: false })],
    [12, (index) => tabs[index]?.connection.send({ type: 'network.changed', isOnline: true })],
    [6, () => network.restart()],
    [5, (index) => expire(tabs[index] as Tab)],
    [6, (index) => tabs[index]?.connection.send({ type: 'page.shown' })],
    [5, (index) => tabs[index]?.room.send({ type: 'older.wanted' })],
    [
      5,
      (index) => {
        const isSeen = chance.happens(50);
        tabs[index]?.room.send({ type: 'sight.changed', isAtEnd: isSeen, isSeen });
      },
    ],
  ];

  for (let step = FEWEST + chance.below(MOST - FEWEST); step > 0; step -= 1) {
    weighed(chance, happenings)(chance.below(tabs.length));
    await time.pass(chance.happens(30) ? 0 : chance.below(1500));
    for (const tab of tabs) faults.push(...faultsOf(tab));
  }

  network.become(CALM);
  network.restart();
  await time.pass(LONGEST_EXPIRY_MS);
  for (const tab of tabs) tab.connection.send({ type: 'network.changed', isOnline: true });
  await time.pass(60_000);
  // Failed after server errors: the member presses Retry.
  for (const { outbox } of tabs)
    for (const { clientId, failure } of outbox.getSnapshot().context.items)
      if (failure !== undefined) outbox.send({ type: 'message.retried', clientId });
  await time.pass(60_000);
  const halves = () => tabs.filter(({ room }) => !room.getSnapshot().context.history.isWhole);
  for (let looks = 0; halves().length > 0 && looks < MOST; looks += 1) {
    for (const { room } of halves()) {
      room.send({ type: 'older.wanted' });
      room.send({ type: 'room.retried' });
    }
    await time.pass(200);
  }

  const outcome = {
    acknowledged: server.messages.map(({ content }) => content),
    ids: server.messages.map(({ id }) => id),
    shown: tabs.map((tab) =>
      tab
        .shown()
        .map(({ message, outgoing }) => message?.content ?? `on its way: ${outgoing?.text}`),
    ),
    announced: tabs.map(({ announced }) => announced),
    written,
    faults,
    givenUp,
  };
  for (const tab of tabs) leave(tab);
  return outcome;
}

function weighed<T>(chance: Chance, items: readonly (readonly [number, T])[]): T {
  let left = chance.below(items.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, item] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error('Nothing to choose from');
}

/** States that must never be on a screen, not even for a moment. */
function faultsOf(tab: Tab): string[] {
  const shown = tab.shown();
  const ids = new Set(shown.map(({ id }) => id));
  const numbers = shown.flatMap(({ message }) => message?.sequence ?? []);
  const isOrdered = numbers.every(
    (number, index) => index === 0 || number > (numbers[index - 1] ?? 0),
  );
  return [
    ...(ids.size === shown.length ? [] : [`${tab.memberId} saw a message twice`]),
    ...(isOrdered ? [] : [`${tab.memberId} saw messages out of order`]),
  ];
}
