/** Path of the service worker, at the top so that it serves the whole app. */
export const WORKER_PATH = '/serviceWorker.js';
