import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';

/** Fills in a new resource, on the Resources tab, and publishes it (ADM-188–205). */
export const publishResource = (title: string): Journey => ({
  reach: (user) => user.press(user.button('admin-resources:add')),
  async fill({ page, field, say, write }) {
    const choose = (key: string, value: string) =>
      page
        .getByRole('dialog')
        .getByRole('combobox', { name: say(key) })
        .selectOption(value);
    await write(field('admin-resources:form.title'), title);
    await choose('admin-resources:form.resource_type', 'article');
    await choose('admin-resources:form.category', 'Finance');
    await write(field('admin-resources:form.description'), 'Langkah demi langkah.');
    await write(field('admin-resources:form.author_name'), 'Maya Kusuma');
    await write(field('admin-resources:form.author_organization'), 'Klinik UMKM');
  },
  press: (user) => inDialog(user, 'admin-resources:form.create'),
  done: ({ page, say }) => page.getByText(say('admin-resources:form.created')),
});

/** Asks to approve or reject what waits, with notes, and does it (ADM-110–120). */
export const decide = (action: 'approve' | 'reject', title: string): Journey => ({
  reach: (user) => user.press(user.button(`admin-content:${action}.named`, { title })),
  fill: ({ page, write }) => write(page.getByRole('dialog').getByRole('textbox'), 'Sudah dibaca.'),
  press: (user) => inDialog(user, `admin-content:${action}.action`),
  done: ({ page, say }) => page.getByText(say(`admin-content:${action}.done`)),
});
