/** What is mailed: the latest link by address. Nothing goes out. */
export class Mails {
  /** Whether the community sends mail. */
  isOpen = true;
  #links = new Map<string, string>();

  /** Mails a link, where mail is sent. */
  send(address: string, link: string): void {
    if (this.isOpen) this.#links.set(address.toLowerCase(), link);
  }

  /** The link in the latest mail to an address. */
  linkTo(address: string): string | undefined {
    return this.#links.get(address.toLowerCase());
  }
}
