import { type Client, setFilePoster } from '@saudagar/contract';
import { drawPoster } from './drawPoster.ts';

/** Draws and uploads the poster of an uploaded video; the video plays without one too. */
export async function sendDrawnPoster(client: Client, id: string, video: File): Promise<void> {
  const file = await drawPoster(video);
  if (!file) return;
  await client.call(setFilePoster, { params: { id }, body: { file } });
}
