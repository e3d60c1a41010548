import type { Client } from '@saudagar/contract';

/**
 * Uploads a poster for an uploaded video, drawn from a frame in this browser. Never rejects, since
 * the poster is optional.
 */
export async function sendPoster(client: Client, id: string, file: File): Promise<void> {
  if (!file.type.startsWith('video/')) return;
  try {
    const { sendDrawnPoster } = await import('./posterActors.ts');
    await sendDrawnPoster(client, id, file);
  } catch (error) {
    console.info('saudagar: poster of a video', error);
  }
}
