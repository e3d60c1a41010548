import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NumberEntry } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import { resourceErrors } from '../../packages/admin/src/resources/form/resourceErrors.ts';
import * as resource from '../../packages/admin/src/resources/form/resourceValues.ts';
import { eventErrors } from '../../packages/events/src/form/eventErrors.ts';
import * as event from '../../packages/events/src/form/eventValues.ts';
import { validate as profileErrors } from '../../packages/profile/src/edit/editProfileFlow.ts';
import { PROFILE_FIELDS } from '../../packages/profile/src/edit/profileValues.ts';
import { proposalErrors } from '../../packages/tenders/src/form/proposalErrors.ts';
import * as proposal from '../../packages/tenders/src/form/proposalValues.ts';
import { tenderErrors } from '../../packages/tenders/src/form/tenderErrors.ts';
import * as tender from '../../packages/tenders/src/form/tenderValues.ts';

type Form = (name: string, entry: NumberEntry) => { errors: object; sent: object };

const asked = { requirements: [], currency: 'IDR' };

/** A form for each package with numbers, filled in with one of them. */
const forms: Record<string, [fields: string[], form: Form]> = {
  event: [
    ['max_attendees', 'price'],
    (name, entry) => {
      const values = { ...event.NEW_EVENT, [name]: entry };
      return { errors: eventErrors(values), sent: event.EVENT_FIELDS.send(values) };
    },
  ],
  tender: [
    ['budget_min', 'budget_max'],
    (name, entry) => {
      const values = { ...tender.newTender(null), [name]: entry };
      return { errors: tenderErrors(values), sent: tender.TENDER_FIELDS.send(values) };
    },
  ],
  proposal: [
    ['proposal_amount', 'delivery_days'],
    (name, entry) => {
      const values = { ...proposal.newProposal(asked, null), [name]: entry };
      return {
        errors: proposalErrors(values, asked),
        sent: proposal.proposalBodyOf(values, asked),
      };
    },
  ],
  resource: [
    ['priority', 'duration_minutes'],
    (name, entry) => {
      const values = { ...resource.NEW_RESOURCE, resource_type: 'video' as const, [name]: entry };
      return { errors: resourceErrors(values), sent: resource.bodyOf(values) };
    },
  ],
  profile: [
    ['founded_year'],
    (name, entry) => {
      const values = { ...PROFILE_FIELDS.blank, [name]: entry };
      return { errors: profileErrors(values), sent: PROFILE_FIELDS.send(values) };
    },
  ],
};

const fields = Object.entries(forms).flatMap(([form, [names, fill]]) =>
  names.map((name) => ({ form, name, fill })),
);

describe.each(fields)('$name of the $form form', ({ name, fill }) => {
  test.each(['12,7', '12.75', '-5', 'abc', '1e21', '$5', '99999999999999999999'])(
    'the field refuses %j instead of sending another number',
    (text) => {
      for (const language of ['en', 'id'] as const)
        expect(fill(name, { text, language }).errors).toHaveProperty(name);
    },
  );

  test('the field sends the typed number', () => {
    const text = name === 'founded_year' ? '1998' : '50';
    const { errors, sent } = fill(name, { text, language: 'id' });
    expect(errors).not.toHaveProperty(name);
    expect(sent).toHaveProperty(name, Number(text));
  });
});

test('every number field is the kit’s own', () => {
  const root = join(import.meta.dirname, '../..');
  const others = globSync('packages/*/src/**/*.tsx', { cwd: root }).filter(
    (file) =>
      !file.endsWith('ui/src/forms/NumberField.tsx') &&
      /inputMode="(numeric|decimal)"|type="number"|AriaNumberField/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(others).toEqual([]);
});
