import {
  deleteEventAttachment,
  type EventAttachments,
  type EventDocument,
  type EventImage,
  getEventAttachments,
  orderEventAttachments,
  uploadEventDocument,
  uploadEventImage,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import type { Signer } from '../../files/signing.ts';
import { memberRoute, openRoute, type Route, uploadRoute } from '../../http/route.ts';
import type { MemberRow } from '../account/members.ts';
import { actorOf } from '../admin/auditLog.ts';
import { toFileInfo } from '../files/fileView.ts';
import { type EventFileRow, maxFileBytes } from './eventFiles.ts';

export function eventFileRoutes({ eventFiles, signer }: Community): Route[] {
  const allOf = async (member: MemberRow | null, id: string): Promise<EventAttachments> => {
    const { files, isPersonal } = await eventFiles.all(member, id);
    const readerId = isPersonal ? member?.id : undefined;
    const of = (kind: EventFileRow['kind']) => files.filter((file) => file.kind === kind);
    const [banner] = of('banner');
    return {
      banner: banner ? toEventImage(signer, banner) : null,
      gallery: of('gallery').map((file) => toEventImage(signer, file)),
      attachments: of('document').map((file) => toDocument(signer, file, readerId)),
    };
  };
  return [
    openRoute(getEventAttachments, ({ member, params }) => allOf(member, params.id)),
    memberRoute(orderEventAttachments, async (call) => {
      await eventFiles.order(actorOf(call), call.params.id, call.body.ids);
      return allOf(call.member, call.params.id);
    }),
    uploadRoute(
      uploadEventImage,
      (name) => maxFileBytes('gallery', name),
      async (call) => {
        const { body, file } = call;
        const kind = body.is_banner === 'true' ? 'banner' : 'gallery';
        const { is_banner: _, ...fields } = body;
        return toEventImage(
          signer,
          await eventFiles.add(actorOf(call), { ...received(file), ...fields, kind }),
        );
      },
    ),
    uploadRoute(
      uploadEventDocument,
      (name) => maxFileBytes('document', name),
      async (call) => {
        const { body, file } = call;
        const added = { ...received(file), ...body, kind: 'document' as const };
        return toDocument(signer, await eventFiles.add(actorOf(call), added), call.member.id);
      },
    ),
    memberRoute(deleteEventAttachment, async (call) => {
      await eventFiles.remove(actorOf(call), call.params.id);
      return undefined;
    }),
  ];
}

const received = ({ name, path, claimed }: { name: string; path: string; claimed: string }) => ({
  name,
  content: path,
  claimed,
  description: undefined,
  client_id: undefined,
});

function toEventImage(signer: Signer, row: EventFileRow): EventImage {
  const file = toFileInfo(signer, row);
  const { id, description = null, urls } = file;
  return { id, thumbnail_path: urls?.thumbnail ?? null, description, file };
}

function toDocument(signer: Signer, row: EventFileRow, readerId?: string): EventDocument {
  const file = toFileInfo(signer, row, readerId);
  const { id, original_filename, file_size, mime_type = null, description = null } = file;
  return { id, file_name: original_filename, file_size, mime_type, description, file };
}
