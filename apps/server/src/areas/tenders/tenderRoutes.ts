import {
  createTender,
  deleteTender,
  getTender,
  getTenderStats,
  listMyTenders,
  listTenders,
  setTenderStatus,
  type Tender,
  updateTender,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { toProposal } from './seal.ts';
import { toTender, toTenderFiles } from './tenderRows.ts';
import type { WholeTender } from './tenders.ts';

/** Routes that list, read, post and manage tenders. */
export function tenderRoutes({ tenders, signer, now }: Community): Route[] {
  const whole = ({ row, own }: WholeTender): Tender => ({
    ...toTender(signer, row, now()),
    ...(own && {
      ...toTenderFiles(signer, own.files),
      amendments: own.amendments,
      my_proposal: own.proposal ? toProposal(signer, own.proposal) : null,
    }),
  });
  return [
    openRoute(listTenders, async ({ member, query }) => {
      const { items, cursor } = await tenders.page(query);
      if (!member) return { items: items.map((row) => toTender(signer, row, now())), cursor };
      const own = await tenders.outlines(
        member.id,
        items.map(({ id }) => id),
      );
      const listed = items.map((row) => ({
        ...toTender(signer, row, now()),
        own_proposal: own.get(row.id) ?? null,
      }));
      return { items: listed, cursor };
    }),
    memberRoute(createTender, async ({ member, body }) => whole(await tenders.add(member, body))),
    openRoute(getTender, async ({ member, params }) =>
      whole(await tenders.get(member?.id, params.id)),
    ),
    memberRoute(updateTender, async ({ member, params, body }) =>
      whole(await tenders.update(member, params.id, body)),
    ),
    memberRoute(setTenderStatus, async ({ member, params, body }) =>
      whole(await tenders.setStatus(member.id, params.id, body.status)),
    ),
    memberRoute(deleteTender, async ({ member, params }) => {
      await tenders.remove(member.id, params.id);
      return undefined;
    }),
    memberRoute(listMyTenders, async ({ member, query }) => {
      const { items, cursor } = await tenders.mine(member.id, query);
      return { items: items.map((row) => toTender(signer, row, now())), cursor };
    }),
    memberRoute(getTenderStats, ({ member }) => tenders.stats(member.id)),
  ];
}
