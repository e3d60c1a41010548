import {
  answerClarification,
  createTender,
  decideProposal,
  deleteTender,
  flagContent,
  getProposal,
  listMyProposals,
  listProposalInbox,
  type Proposal,
  setTenderStatus,
  submitProposal,
  type Tender,
  type TenderBody,
  updateProposal,
  updateTender,
  uploadFile,
  withdrawProposal,
} from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areas } from '../../apps/server/src/areas/areas.ts';
import { archiveOf } from '../../apps/server/src/areas/memberData.ts';
import { faultLog } from '../../apps/server/testing/faultLog.ts';
import { withRefusedAmount } from '../../apps/server/testing/refusedAmount.ts';
import { openSocket } from '../../apps/server/testing/socketFixture.ts';
import { testDatabases } from '../../apps/server/testing/testDatabases.ts';
import {
  type SignedUp,
  startTestServer,
  type TestServer,
} from '../../apps/server/testing/testServer.ts';
import { fieldsOf, pathOf } from './samples.ts';

const databases = testDatabases();
const START = Date.parse('2026-11-25T03:00:00.000Z');
const HOUR = 3_600_000;
const DEADLINE = START + 24 * HOUR;
/** Occurs in every text of the sealed bid; no other value has its figure and days. */
const MARK = 'zqxrahasia';
const AMOUNT = 73_911_377;
const DAYS = 2_917;
const SECRETS = [MARK, String(AMOUNT), '73.911.377', '73,911,377', `"delivery_days":${DAYS}`];
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));
const BID = {
  company_name: `PT ${MARK}`,
  contact_person: `Wira ${MARK}`,
  proposal_amount: AMOUNT,
  proposal_description: `Uraian ${MARK}`,
  delivery_days: DAYS,
  answers: [`Jawaban ${MARK}`],
};

/** Paths that read proposals and their files: swept again after a first whole sweep. */
const OWN_PATHS = /tenders|proposals|files|notifications/;
const RIVAL = {
  company_name: 'PT Pesaing',
  contact_person: 'Pesaing',
  proposal_amount: 1_000,
  proposal_description: 'Uraian pesaing',
  delivery_days: 3,
  answers: ['Ya'],
};

describe(`sealed bids on the ${databases.kind} database`, () => {
  let server: TestServer;
  let clock = START;
  const { logger, faults: lines } = faultLog('trace');
  let poster: SignedUp;
  let bidder: SignedUp;
  let others: Record<string, SignedUp>;
  let tender: Tender;
  let sent: Proposal;
  let fileId: string;
  let filename: string;

  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await databases.create(),
      logger,
      now: () => new Date(clock),
    });
    [poster, bidder] = [await server.signUp('penyelenggara'), await server.signUp('penawar')];
    others = {
      poster,
      admin: await server.signUp('pengurus'),
      moderator: await server.signUp('penjaga'),
      rival: await server.signUp('pesaing'),
    };
    const { members } = server.community;
    await members.setRole(others.admin?.user.id ?? '', 'admin');
    await members.setRole(others.moderator?.user.id ?? '', 'moderator');
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    clock = START;
    tender = await post();
    const file = new File([`Harga ${MARK}`], `${MARK}.txt`, { type: 'text/plain' });
    const uploaded = await bidder.client.call(uploadFile, { body: { category: 'tenders', file } });
    [fileId, filename] = [uploaded.file.id, uploaded.file.filename];
    sent = await bid(bidder, { ...BID, attachments: [fileId] });
    await bid(others.rival as SignedUp, RIVAL);
  });

  // A bid that a later test has opened is no longer sealed.
  afterEach(async () => {
    const params = { id: tender.id };
    await poster.client.call(deleteTender, { params }).catch(() => undefined);
  });

  const post = (parts: Partial<TenderBody> = {}) =>
    poster.client.call(createTender, {
      body: {
        title: 'Panel surya',
        description: 'Dua puluh kilowatt',
        category: 'Electronics',
        deadline: new Date(DEADLINE).toISOString(),
        requirements: ['SLO'],
        sealed: true,
        ...parts,
      },
    });
  const bid = ({ client }: SignedUp, parts: Partial<typeof BID> & { attachments?: string[] }) =>
    client.call(submitProposal, {
      params: { id: tender.id },
      body: { ...BID, ...parts },
    });
  const names = () => ({ id: tender.id, proposalId: sent.id });

  /** Lists every reading call of the contract, for all its path parameters and queries. */
  function* readings(): Generator<string> {
    const ids = [tender.id, sent.id, fileId, bidder.user.id, poster.user.id];
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const rest = { category: 'tenders', filename, userId: bidder.user.id, roomId: tender.id };
      const named = endpoint.path.includes('{id}') ? ids : [tender.id];
      for (const id of named) {
        const path = pathOf(endpoint, { ...rest, proposalId: sent.id, id });
        yield path;
        for (const { name, shape } of fieldsOf(endpoint.query)) {
          const values = shape.enum ?? (VALUES[name]?.(tender) ? [VALUES[name]?.(tender)] : []);
          for (const value of values) yield `${path}?${name}=${encodeURIComponent(String(value))}`;
        }
      }
    }
  }
  const VALUES: Record<string, (of: Tender) => string> = {
    tender_filter: ({ id }) => id,
    limit: () => '1',
    search: () => 'panel',
    q: () => 'panel',
  };

  async function expectNowhere(
    callers: Record<string, SignedUp | undefined>,
    within = /^/,
  ): Promise<number> {
    let accepted = 0;
    for (const [caller, person] of Object.entries(callers))
      for (const path of readings()) {
        if (!within.test(path)) continue;
        const token = person?.token;
        const answer = await server.fetch(path, token === undefined ? {} : { token });
        const answerText = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
        expect(secretsIn(answerText), `${caller} reads ${path}: ${answer.status}`).toEqual([]);
        if (answer.status === 200) accepted += 1;
      }
    return accepted;
  }

  test('no reading call returns a sealed figure or text to anyone but the bidder', async () => {
    const all = { ...others, visitor: undefined };
    // The deep run reads unrelated paths as everybody, each run as the poster.
    const everywhere = databases.kind === 'postgres' ? all : { poster };
    expect(await expectNowhere(everywhere)).toBeGreaterThan(100);
    expect(await expectNowhere(all, OWN_PATHS)).toBeGreaterThan(100);
    const { items } = await bidder.client.call(listMyProposals, { query: {} });
    expect(items[0]).toMatchObject({ ...BID, files: [{ id: fileId }] });
  }, 120_000);

  test('no writing call, refusal or event reveals a sealed bid', async () => {
    const socket = openSocket(server.address, poster.token);
    await socket.next('ready');
    const params = names();
    const answers: unknown[] = [];
    const collect = async (call: Promise<unknown>) =>
      answers.push(
        await call.catch((error: unknown) => ({ ...(error as object), text: String(error) })),
      );
    const fields = {
      title: 'Panel surya',
      description: 'Dua puluh kilowatt',
      category: 'Electronics' as const,
      deadline: tender.deadline,
      requirements: ['SLO'],
      sealed: true,
    };
    for (const { client } of Object.values(others)) {
      const status = { body: { status: 'under_review' as const } };
      await collect(client.call(decideProposal, { params, ...status }));
      await collect(client.call(updateTender, { params, body: { ...fields, sealed: false } }));
      const soon = new Date(clock + 1).toISOString();
      await collect(client.call(updateTender, { params, body: { ...fields, deadline: soon } }));
      await collect(
        client.call(updateTender, { params, body: { ...fields, attachments: [fileId] } }),
      );
      await collect(client.call(updateTender, { params, body: fields }));
      await collect(client.call(updateProposal, { params, body: RIVAL }));
      await collect(client.call(withdrawProposal, { params }));
      await collect(client.call(answerClarification, { params, body: { text: 'Ya' } }));
      await collect(client.call(submitProposal, { params, body: RIVAL }));
      const flag = { content_type: 'tender', content_id: tender.id, reason: 'spam' } as const;
      await collect(client.call(flagContent, { body: flag }));
      await collect(
        client.call(flagContent, { body: { ...flag, content_id: sent.id, content_type: 'post' } }),
      );
    }
    for (const status of ['awarded', 'draft', 'closed', 'active'] as const)
      await collect(poster.client.call(setTenderStatus, { params, body: { status } }));
    for (const { user } of Object.values(others))
      answers.push(await archiveOf(areas, server.community.db, user.id));
    const text = JSON.stringify([answers, socket.received]);
    socket.close();
    expect(answers.length).toBeGreaterThan(40);
    expect(secretsIn(text)).toEqual([]);
    expect(text.includes(filename)).toBe(false);
    const seen = await bidder.client.call(getProposal, { params });
    expect(seen).toMatchObject({ ...BID, status: 'submitted' });
    expect(await expectNowhere({ poster }, OWN_PATHS)).toBeGreaterThan(20);
  }, 120_000);

  test('the log has nothing of a sealed bid, even when the database refuses the row', async () => {
    const params = names();
    const body = { ...BID, proposal_amount: AMOUNT + 1 };
    const before = lines.length;
    const update = () => bidder.client.call(updateProposal, { params, body });
    const failure = await withRefusedAmount(server.community.db, AMOUNT + 1, () =>
      update().catch((error: unknown) => error),
    );
    expect(failure).toMatchObject({ status: 500 });
    expect(lines.slice(before).filter((line) => line.includes('planted'))).toHaveLength(1);
    const log = lines.join('');
    expect(secretsIn(log)).toEqual([]);
    expect(log.includes(String(AMOUNT + 1))).toBe(false);
  });

  test('neither order nor count reveals which sealed bid is the lower one', async () => {
    const inbox = async () =>
      (await poster.client.call(listProposalInbox, { query: { tender_filter: tender.id } })).items;
    const before = await inbox();
    expect(before).toHaveLength(2);
    const keys = before.map((one) => Object.keys(one).sort().join());
    expect(new Set(keys).size).toBe(1);
    const body = { ...BID, proposal_amount: 5, delivery_days: null, attachments: [] };
    await bidder.client.call(updateProposal, { params: names(), body });
    expect(await inbox()).toEqual(before);
  });

  test('a sealed bid opens to the poster alone, exactly at the deadline', async () => {
    const params = names();
    const read = ({ client }: SignedUp) => client.call(getProposal, { params });
    clock = DEADLINE - 1;
    expect(await read(poster)).toMatchObject({ sealed: true });
    await expect(bidder.client.call(withdrawProposal, { params })).resolves.toBeUndefined();
    sent = await bid(bidder, { ...BID, attachments: [fileId] });
    clock = DEADLINE;
    const late = bidder.client.call(updateProposal, { params: names(), body: BID });
    await expect(late).rejects.toMatchObject({
      status: 409,
      detail: 'The deadline of this tender has passed',
    });
    const opened = await poster.client.call(getProposal, { params: names() });
    expect(opened).toMatchObject({ ...BID, sealed: false, bidder: { id: bidder.user.id } });
    const file = await server.fetch(`/api/files/${fileId}`, { token: poster.token });
    expect(await file.text()).toContain(MARK);
    // A withdrawn bid stays its bidder's.
    await expect(read(poster)).rejects.toMatchObject({ status: 404 });
    const { poster: _, ...strangers } = others;
    await expectNowhere({ ...strangers, visitor: undefined }, OWN_PATHS);
    const body = { status: 'accepted', close_tender: true } as const;
    const decided = await poster.client.call(decideProposal, { params: names(), body });
    expect(decided).toMatchObject({ status: 'accepted', proposal_amount: AMOUNT });
  }, 120_000);

  test('bids of a tender that ended early are never opened, whatever its poster tries', async () => {
    const { client } = poster;
    const params = names();
    const move = (status: 'closed' | 'active' | 'awarded' | 'draft') =>
      client.call(setTenderStatus, { params, body: { status } });
    await move('closed');
    await move('active');
    expect(await bidder.client.call(updateProposal, { params, body: BID })).toMatchObject(BID);
    await move('closed');
    clock = DEADLINE + HOUR;
    expect(await move('closed')).toMatchObject({ seal: 'never_opened' });
    for (const status of ['active', 'awarded', 'draft'] as const)
      await expect(move(status)).rejects.toMatchObject({ status: 409 });
    const fields = {
      title: 'Panel surya',
      description: 'Dua puluh kilowatt',
      category: 'Electronics' as const,
      requirements: ['SLO'],
    };
    for (const hours of [-2, 1, 48])
      for (const sealed of [true, false]) {
        const deadline = new Date(DEADLINE + hours * HOUR).toISOString();
        const edit = client.call(updateTender, { params, body: { ...fields, sealed, deadline } });
        await expect(edit).rejects.toMatchObject({ status: expect.any(Number) });
      }
    const body = { status: 'accepted' } as const;
    await expect(client.call(decideProposal, { params, body })).rejects.toMatchObject({
      detail: 'This tender ended before its deadline, so its sealed proposals stay unopened',
    });
    await expectNowhere({ poster }, OWN_PATHS);
  }, 60_000);
});
