import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';

/** Fills in a new resource, on the Resources tab, and publishes it (ADM-188–205). */
export const publishResource = (title: string): Journey => ({
  reach: (hands) => hands.press(hands.button('admin:add')),
  async fill({ page, field, say, write }) {
    const choose = (key: string, value: string) =>
      page
        .getByRole('dialog')
        .getByRole('combobox', { name: say(key) })
        .selectOption(value);
    await write(field('admin:form.title'), title);
    await choose('admin:form.resource_type', 'article');
    await choose('admin:form.category', 'Finance');
    await write(field('admin:form.description'), 'Langkah demi langkah.');
    await write(field('admin:form.author_name'), 'Maya Kusuma');
    await write(field('admin:form.author_organization'), 'Klinik UMKM');
  },
  press: (hands) => inDialog(hands, 'admin:form.create'),
  done: ({ page, say }) => page.getByText(say('admin:form.created')),
});

/** Asks to approve or reject what waits, with notes, and does it (ADM-110–120). */
export const decide = (action: 'approve' | 'reject', title: string): Journey => ({
  reach: (hands) => hands.press(hands.button(`admin:${action}.named`, { title })),
  fill: ({ page, write }) => write(page.getByRole('dialog').getByRole('textbox'), 'Sudah dibaca.'),
  press: (hands) => inDialog(hands, `admin:${action}.action`),
  done: ({ page, say }) => page.getByText(say(`admin:${action}.done`)),
});
