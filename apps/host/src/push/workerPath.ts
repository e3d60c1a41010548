/** Path of the service worker, at the root so that its scope is the whole app. */
export const WORKER_PATH = '/serviceWorker.js';
