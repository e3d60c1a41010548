import { ApiError, type Client, sendMessage, uploadFile } from '@saudagar/contract';
import type { Outgoing } from './outgoing.ts';

/** Told whose turn it is among a message's files, and how far it is in whole percent. */
export type ReportProgress = (at: number, percent: number) => void;

/**
 * Sends messages, their files first. A file that is up is not uploaded again when the message is
 * tried again, as long as the page lives.
 */
export function outgoingSender(client: Client) {
  const uploaded = new Map<string, string>();
  /** The same try again is the same upload. */
  const keyOf = ({ clientId }: Outgoing, at: number) => `${clientId}-${at}`;

  async function upload(item: Outgoing, at: number, publish: ReportProgress): Promise<string> {
    const file = item.files[at] as File;
    const key = keyOf(item, at);
    const known = uploaded.get(key);
    if (known !== undefined) return known;
    let reported = 0;
    publish(at, reported);
    const onProgress = (share: number) => {
      const percent = Math.floor(share * 100);
      if (percent === reported) return;
      reported = percent;
      publish(at, percent);
    };
    try {
      const body = { file, category: 'posts', client_id: key } as const;
      const { file: stored } = await client.call(uploadFile, { body, onProgress });
      uploaded.set(key, stored.id);
      return stored.id;
    } catch (error) {
      throw about(file, ApiError.from(error));
    }
  }

  return async function send(item: Outgoing, publish: ReportProgress) {
    const { roomId, text, clientId, files } = item;
    const attachments: string[] = [];
    for (const at of files.keys()) attachments.push(await upload(item, at, publish));
    const body = { content: text, message_type: 'text' as const, attachments, client_id: clientId };
    const forget = () => {
      for (const at of files.keys()) uploaded.delete(keyOf(item, at));
    };
    try {
      const message = await client.call(sendMessage, { params: { roomId }, body });
      forget();
      return message;
    } catch (error) {
      // The server no longer has what was uploaded.
      if (ApiError.from(error).status === 404) forget();
      throw error;
    }
  };
}

/** The failure, in words that name the file where there are any. */
function about(file: File, failure: ApiError): ApiError {
  const { kind, detail, ...parts } = failure;
  return detail === undefined
    ? failure
    : new ApiError(kind, { ...parts, detail: `${file.name}: ${detail}`, cause: failure });
}
