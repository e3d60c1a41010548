import type { Client } from '@saudagar/contract';

/**
 * Gives an uploaded file its poster where it is a video: a frame drawn by this browser. Never
 * rejects, since a video plays without one.
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
