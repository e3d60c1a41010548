import { IndustryTag } from '@saudagar/contract';
import { type DraftFields, draftField, readFields } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { RegistrationValues } from './validateRegistration.ts';

/** Unsent input of the registration form. */
export interface RegistrationDraft {
  values: Partial<RegistrationValues>;
  /** Idempotency key of an unfinished try. */
  clientId: string | null;
}

/** Parsers of the stored fields. A password is never stored. */
const FIELDS: DraftFields<RegistrationValues> = {
  email: draftField.text,
  username: draftField.text,
  full_name: draftField.text,
  password: draftField.passing,
  company_name: draftField.text,
  industry_tags: draftField.list((tag): tag is IndustryTag => IndustryTag.safeParse(tag).success),
  location: draftField.text,
  phone: draftField.text,
};

function parse(stored: unknown): RegistrationDraft | null {
  if (!draftField.isRecord(stored)) return null;
  const values = readFields(stored.values, FIELDS);
  return values && { values, clientId: draftField.text(stored.clientId) ?? null };
}

/** The draft of a registration: it survives a reload, and ends with the tab (ACCT-143). */
export function registrationDraft({ stored }: Pick<Portal, 'stored'>) {
  const store = stored<RegistrationDraft | null>({
    key: 'saudagar.registration.v1',
    isTabs: true,
    fallback: null,
    parse,
  });
  return {
    read: store.read,
    /** Stores the input without the password; null discards it. */
    keep(draft: RegistrationDraft | null) {
      if (!draft) return store.clear();
      const { password: _, ...values } = draft.values;
      store.write({ values, clientId: draft.clientId });
    },
  };
}
