import { ApiError, sendMessage } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { Outgoing } from './outgoing.ts';

/** Receives the position of the file being uploaded, and its progress in whole percent. */
export type ReportProgress = (index: number, percent: number) => void;

/**
 * Sends messages, their files first. An uploaded file is not uploaded again on retry while the page
 * lives.
 */
export function outgoingSender(portal: Portal) {
  const uploaded = new Map<string, string>();
  /** A retry reuses the same upload. */
  const keyOf = ({ clientId }: Outgoing, index: number) => `${clientId}-${index}`;

  async function upload(item: Outgoing, index: number, report: ReportProgress): Promise<string> {
    const file = item.files[index] as File;
    const key = keyOf(item, index);
    const known = uploaded.get(key);
    if (known !== undefined) return known;
    let lastPercent = 0;
    report(index, lastPercent);
    const onProgress = (share: number) => {
      const percent = Math.floor(share * 100);
      if (percent === lastPercent) return;
      lastPercent = percent;
      report(index, percent);
    };
    try {
      // The outbox itself waits for the connection.
      const options = { onProgress, waits: false };
      const sent = { file, clientId: key, category: 'posts' } as const;
      const { sendFile } = await import('@saudagar/files/machines');
      const { id } = await sendFile(portal, sent, options);
      uploaded.set(key, id);
      return id;
    } catch (error) {
      throw withFileName(file, ApiError.from(error));
    }
  }

  return async function send(item: Outgoing, report: ReportProgress) {
    const { roomId, text, clientId, files, replyTo } = item;
    const attachments: string[] = [];
    for (const index of files.keys()) attachments.push(await upload(item, index, report));
    const body = {
      ...{ content: text, message_type: 'text' as const, attachments, client_id: clientId },
      ...(replyTo && { reply_to: replyTo.id }),
    };
    const forget = () => {
      for (const index of files.keys()) uploaded.delete(keyOf(item, index));
    };
    try {
      const message = await portal.client.call(sendMessage, { params: { roomId }, body });
      forget();
      return message;
    } catch (error) {
      // The server no longer has the uploaded files.
      if (ApiError.from(error).status === 404) forget();
      throw error;
    }
  };
}

/** Adds the file's name to the text of an error that has one. */
function withFileName(file: File, failure: ApiError): ApiError {
  const { kind, detail, ...parts } = failure;
  return detail === undefined
    ? failure
    : new ApiError(kind, { ...parts, detail: `${file.name}: ${detail}`, cause: failure });
}
