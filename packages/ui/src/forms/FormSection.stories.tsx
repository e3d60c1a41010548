import preview from '@saudagar/storybook/preview';
import { expect, within } from 'storybook/test';
import { FormSection } from './FormSection.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({ title: 'Section of a form', component: FormSection });

/** A long form in two sections, each named by its heading. */
export const TwoSections = meta.story({
  render: () => (
    <div>
      <FormSection title="About you">
        <TextField label="Full name" />
      </FormSection>
      <FormSection title="About your business">
        <TextField label="Business name" />
      </FormSection>
    </div>
  ),
  async play({ canvas }) {
    const business = within(canvas.getByRole('region', { name: 'About your business' }));
    await expect(business.getByRole('textbox', { name: 'Business name' })).toBeVisible();
    await expect(business.queryByRole('textbox', { name: 'Full name' })).toBeNull();
  },
});
