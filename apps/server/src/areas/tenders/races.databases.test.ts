import {
  createTender,
  decideProposal,
  getProposal,
  getTender,
  listNotifications,
  listProposalInbox,
  setTenderStatus,
  submitProposal,
  type Tender,
  updateProposal,
  updateTender,
  withdrawProposal,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { areas } from '../areas.ts';
import { archiveOf, deleteMember } from '../memberData.ts';

const databases = testDatabases();
const HOUR = 3_600_000;
const CROWD = 12;

describe(`tenders on the ${databases.kind} database`, () => {
  let server: TestServer;
  let poster: SignedUp;
  let crowd: SignedUp[];
  let clock = Date.parse('2026-11-25T03:00:00.000Z');

  beforeAll(async () => {
    const databaseUrl = await databases.create();
    server = await startTestServer({ databaseUrl, now: () => new Date(clock) });
    poster = await server.signUp();
    crowd = [];
    for (let made = 0; made < CROWD; made += 1) crowd.push(await server.signUp());
  });
  afterAll(() => server.close());

  const fields = (parts: object = {}) => ({
    title: 'Kursi kafe',
    description: 'Seratus kursi',
    category: 'Furniture' as const,
    deadline: new Date(clock + HOUR).toISOString(),
    ...parts,
  });
  const post = (parts: object = {}) => poster.client.call(createTender, { body: fields(parts) });
  const BID = {
    company_name: 'Mebel',
    contact_person: 'Budi',
    proposal_amount: 100,
    proposal_description: 'Siap',
  };
  const bid = ({ client }: SignedUp, { id }: Tender, client_id?: string) =>
    client.call(submitProposal, {
      params: { id },
      body: { ...BID, ...(client_id && { client_id }) },
    });
  const see = ({ id }: Tender) => poster.client.call(getTender, { params: { id } });
  const submittedTo = async ({ id }: Tender) =>
    (await poster.client.call(listProposalInbox, { query: { tender_filter: id, limit: 100 } }))
      .items;
  const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({ status }) => status === 'fulfilled').length;
  const [first, second] = [() => crowd[0] as SignedUp, () => crowd[1] as SignedUp];

  test('a member who bids ten times concurrently has one proposal', async () => {
    const tender = await post();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => bid(first(), tender)),
    );
    expect(succeeded(outcomes)).toBe(1);
    expect(await submittedTo(tender)).toHaveLength(1);
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 5 }, () => bid(second(), tender, key)));
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    expect((await see(tender)).proposals_count).toBe(2);
  });

  test('concurrent proposals, withdrawals and the tender’s end leave the count right', async () => {
    const tender = await post();
    const early = await Promise.all(crowd.slice(0, 4).map((member) => bid(member, tender)));
    const params = { id: tender.id };
    await Promise.allSettled([
      ...crowd.slice(4).map((member) => bid(member, tender)),
      ...early.map(({ id }, index) =>
        crowd[index]?.client.call(withdrawProposal, { params: { ...params, proposalId: id } }),
      ),
      poster.client.call(setTenderStatus, { params, body: { status: 'closed' } }),
    ]);
    expect((await see(tender)).proposals_count).toBe((await submittedTo(tender)).length);
  });

  test('concurrent accept and reject of a proposal: one wins, one notification', async () => {
    const tender = await post();
    const { id: proposalId } = await bid(first(), tender);
    const params = { id: tender.id, proposalId };
    const outcomes = await Promise.allSettled(
      (['accepted', 'rejected'] as const).map((status) =>
        poster.client.call(decideProposal, { params, body: { status, close_tender: true } }),
      ),
    );
    expect(succeeded(outcomes)).toBe(1);
    const { status } = await first().client.call(getProposal, { params });
    const { awarded, status: state } = await see(tender);
    expect({ awarded, state }).toEqual(
      status === 'accepted'
        ? { awarded: true, state: 'closed' }
        : { awarded: false, state: 'active' },
    );
    const { items } = await first().client.call(listNotifications, { query: {} });
    expect(items[0]?.kind).toBe(`proposal_${status}`);
  });

  test('concurrent acceptances of all proposals have one winner', async () => {
    const tender = await post();
    const proposals = await Promise.all(crowd.map((member) => bid(member, tender)));
    const outcomes = await Promise.allSettled(
      proposals.map(({ id: proposalId, version }) =>
        poster.client.call(decideProposal, {
          params: { id: tender.id, proposalId },
          body: { status: 'accepted', close_tender: true, ...(version && { version }) },
        }),
      ),
    );
    expect(succeeded(outcomes)).toBe(1);
    const statuses = (await submittedTo(tender)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(1);
  });

  test('an acceptance concurrent with changes accepts the version read, or nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const tender = await post();
      const { id: proposalId, version } = await bid(first(), tender);
      const params = { id: tender.id, proposalId };
      const change = (proposal_amount: number) =>
        first().client.call(updateProposal, { params, body: { ...BID, proposal_amount } });
      const decision = { status: 'accepted', version } as const;
      const [accepted] = await Promise.allSettled([
        poster.client.call(decideProposal, { params, body: decision }),
        change(200),
        change(300),
      ]);
      const { status, proposal_amount } = await first().client.call(getProposal, { params });
      if (accepted.status === 'fulfilled')
        expect({ status, proposal_amount }).toEqual({ status: 'accepted', proposal_amount: 100 });
      else expect(status).toBe('submitted');
    }
  });

  test('no proposal gets into a tender unsealed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tender = await post({ sealed: true });
      const body = { ...fields({ deadline: tender.deadline }), sealed: false };
      const [sent] = await Promise.allSettled([
        bid(first(), tender),
        poster.client.call(updateTender, { params: { id: tender.id }, body }),
      ]);
      expect(sent.status).toBe('fulfilled');
      const [one] = await submittedTo(tender);
      expect(one?.sealed).toBe((await see(tender)).seal === 'sealed');
    }
  });

  // TND-143, TND-144, TND-146
  test('a bid concurrent with amendments is refused, or counts as made before them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const deadline = new Date(clock + 72 * HOUR).toISOString();
      const tender = await post({ deadline });
      await bid(second(), tender);
      const params = { id: tender.id };
      const { terms_version = 0 } = tender;
      const amend = (description: string) =>
        poster.client.call(updateTender, { params, body: fields({ deadline, description }) });
      const [sent, ...amended] = await Promise.allSettled([
        first().client.call(submitProposal, { params, body: { ...BID, terms_version } }),
        amend('Dua ratus kursi'),
        amend('Tiga ratus kursi'),
      ]);
      expect(succeeded(amended)).toBe(2);
      const { amendments, proposals_count } = await see(tender);
      expect(amendments?.map(({ number }) => number)).toEqual([2, 1]);
      if (sent.status === 'rejected') {
        expect(sent.reason).toMatchObject({ status: 409, field: 'terms_version' });
        expect(proposals_count).toBe(1);
        continue;
      }
      expect(proposals_count).toBe(2);
      const proposal = { ...params, proposalId: sent.value.id };
      const { before_amendment } = await first().client.call(getProposal, { params: proposal });
      expect(before_amendment).toBe(1);
    }
  });

  test("a proposal at the deadline is late by the server's clock", async () => {
    const tender = await post();
    clock = Date.parse(tender.deadline) - 1;
    await bid(first(), tender);
    clock += 1;
    await expect(bid(second(), tender)).rejects.toMatchObject({
      status: 409,
      detail: 'The deadline of this tender has passed',
    });
    expect((await see(tender)).status).toBe('active');
  });

  test('a tender past its deadline reopens only after the deadline is moved', async () => {
    const tender = await post();
    const params = { id: tender.id };
    const move = (status: 'active' | 'closed') =>
      poster.client.call(setTenderStatus, { params, body: { status } });
    await move('closed');
    clock = Date.parse(tender.deadline);
    await expect(move('active')).rejects.toMatchObject({
      status: 409,
      detail: 'The deadline of this tender has passed. Move it first.',
    });
    await poster.client.call(updateTender, { params, body: fields() });
    expect((await move('active')).status).toBe('active');
    await bid(first(), tender);
  });

  test('deleting a member deletes their tenders and corrects others’ proposal counts', async () => {
    const { community } = server;
    const [leaving, staying] = [await server.signUp('pergi'), await server.signUp('tinggal')];
    const theirs = await post();
    const body = fields({ title: 'Milik yang pergi' });
    const own = await leaving.client.call(createTender, { body });
    await bid(leaving, theirs);
    await bid(staying, own);
    const archive = await archiveOf(areas, community.db, leaving.user.id);
    expect(archive.tenders).toMatchObject({
      tenders: [{ title: 'Milik yang pergi' }],
      proposals: [{ proposal_amount: 100 }],
    });
    await deleteMember(areas, community, leaving.user.id);
    expect((await see(theirs)).proposals_count).toBe(0);
    await expect(see(own)).rejects.toMatchObject({ status: 404 });
    const { items } = await staying.client.call(listNotifications, { query: {} });
    expect(items.map(({ kind }) => kind)).toEqual(['tender_deleted']);
  });
});
