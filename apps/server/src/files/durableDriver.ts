import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import { syncBelow } from './sync.ts';

/** Stores files in a folder; stored files survive a power cut. */
export class DurableDriver extends FSDriver {
  readonly #dataDir: string;
  readonly #location: string;

  constructor(dataDir: string, location: string) {
    super({ location, visibility: 'private' });
    this.#dataDir = resolve(dataDir);
    this.#location = location;
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions) {
    await super.put(key, contents, options);
    await this.#sync(key);
  }

  override async putStream(key: string, contents: Readable, options?: WriteOptions) {
    await super.putStream(key, contents, options);
    await this.#sync(key);
  }

  #sync = (key: string) => syncBelow(this.#dataDir, resolve(this.#location, key));
}
