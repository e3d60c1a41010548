import { expect, test } from 'vitest';
import { fieldLabel, texts } from '../../apps/server/src/details.ts';
import en from '../../mocks/src/messages/en.json' with { type: 'json' };
import id from '../../mocks/src/messages/id.json' with { type: 'json' };

test.each([
  ['en', en],
  ['id', id],
] as const)(
  'the mocks and the server have the same words in %s',
  (language, { labels, ...said }) => {
    expect(texts[language]).toMatchObject(said);
    for (const [field, label] of Object.entries(labels)) {
      expect(label).toBe(fieldLabel(language, field));
    }
  },
);
