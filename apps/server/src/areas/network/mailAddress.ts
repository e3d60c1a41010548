/**
 * Normalizes an address to the mailbox behind it, for counting: without case, the part after a
 * plus, and the dots that Gmail ignores.
 */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  const [base = ''] = name.split('+', 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`;
}
