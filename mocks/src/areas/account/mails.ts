/** Mailed links: the latest by address. No mail is sent. */
export class Mails {
  /** True when the community sends mail. */
  isOpen = true;
  #links = new Map<string, string>();

  /** Stores a link as mailed, if mail is on. */
  send(address: string, link: string): void {
    if (this.isOpen) this.#links.set(address.toLowerCase(), link);
  }

  /** Stores a mail about an account as sent, which leads to sign-in. */
  aboutAccount({ email }: { readonly email: string }): void {
    this.send(email, 'http://hub.example/login');
  }

  /** Returns the link in the latest mail to an address. */
  linkTo(address: string): string | undefined {
    return this.#links.get(address.toLowerCase());
  }
}
