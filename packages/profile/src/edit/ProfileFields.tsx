import {
  BUSINESS_ADDRESS_MAX,
  BUSINESS_DESCRIPTION_MAX,
  BUSINESS_NAME_MAX,
  EMPLOYEE_COUNTS,
  PROFILE_INDUSTRIES,
  WEBSITE_MAX,
} from '@saudagar/contract';
import { type FieldsActor, useField } from '@saudagar/flows/react';
import { useTagText } from '@saudagar/portal';
import { NumberField, Select, type SelectOption, TextField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { EntriesField } from './EntriesField.tsx';
import { yearLimits } from './editProfileFlow.ts';
import type { ProfileValues } from './profileValues.ts';

type Rule = 'website' | 'business_email' | 'business_phone';

const EMAIL_MAX = 254;
const PHONE_MAX = 30;

/** The fields of a business (ACCT-087–107). */
export function ProfileFields({ actor }: { actor: FieldsActor<ProfileValues> }) {
  const { t } = useTexts();
  const tagText = useTagText();
  const field = useField<ProfileValues>(actor, (_, rule) => t(`rules.${rule as Rule}`));
  const { isReadOnly: isBusy, ...industry } = field('industry');
  const { isReadOnly: _, ...employees } = field('employee_count');
  const { value: specialties, name: _s, ...ofSpecialties } = field('specialties');
  const { value: certifications, name: _c, ...ofCertifications } = field('certifications');
  const website = field('website');
  const email = field('business_email');
  const phone = field('business_phone');
  return (
    <div className="sg-profile-fields">
      <TextField
        {...field('business_name')}
        label={t('edit.name')}
        maxLength={BUSINESS_NAME_MAX}
        autoComplete="organization"
        isRequired
      />
      <TextField
        {...field('business_description')}
        label={t('edit.about')}
        maxLength={BUSINESS_DESCRIPTION_MAX}
        isMultiline
      />
      <div className="sg-profile-pair">
        <Select
          {...industry}
          label={t('edit.industry')}
          options={[
            { id: '', label: t('edit.choose') },
            ...PROFILE_INDUSTRIES.map((id) => ({ id, label: tagText(id) })),
            ...ofAnother(industry.value, PROFILE_INDUSTRIES),
          ]}
          isDisabled={isBusy}
          isRequired
        />
        <Select
          {...employees}
          label={t('edit.employees')}
          options={[
            { id: '', label: t('edit.choose') },
            ...EMPLOYEE_COUNTS.map((id) => ({ id, label: id })),
            ...ofAnother(employees.value, EMPLOYEE_COUNTS),
          ]}
          isDisabled={isBusy}
        />
      </div>
      <div className="sg-profile-pair">
        <NumberField
          {...field('founded_year')}
          {...yearLimits()}
          label={t('edit.founded')}
          isGrouped={false}
        />
        <TextField
          {...website}
          label={t('edit.website')}
          description={!website.errorMessage && t('edit.websiteHint')}
          type="text"
          inputMode="url"
          autoComplete="url"
          maxLength={WEBSITE_MAX}
        />
      </div>
      <div className="sg-profile-pair">
        <TextField
          {...email}
          label={t('edit.email')}
          description={!email.errorMessage && t('edit.contactHint')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <TextField
          {...phone}
          label={t('edit.phone')}
          description={!phone.errorMessage && t('edit.contactHint')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
        />
      </div>
      <TextField
        {...field('address')}
        label={t('edit.address')}
        autoComplete="street-address"
        maxLength={BUSINESS_ADDRESS_MAX}
      />
      <EntriesField
        {...ofSpecialties}
        entries={specialties}
        label={t('edit.specialties')}
        addLabel={t('edit.addSpecialty')}
        nameOf={(number) => t('edit.specialty', { number })}
        removeOf={(number) => t('edit.removeSpecialty', { number })}
      />
      <EntriesField
        {...ofCertifications}
        entries={certifications}
        label={t('edit.certifications')}
        addLabel={t('edit.addCertification')}
        nameOf={(number) => t('edit.certification', { number })}
        removeOf={(number) => t('edit.removeCertification', { number })}
      />
    </div>
  );
}

/** Adds a value unknown to the kit to the options, so that it stays selectable. */
function ofAnother(value: string, known: readonly string[]): SelectOption[] {
  return value === '' || known.includes(value) ? [] : [{ id: value, label: value }];
}
