import {
  BUSINESS_ADDRESS_MAX,
  BUSINESS_DESCRIPTION_MAX,
  BUSINESS_NAME_MAX,
  EMPLOYEE_COUNTS,
  FULL_NAME_MAX,
  INDUSTRY_TAGS,
  LOCATION_MAX,
  PROFILE_INDUSTRIES,
  WEBSITE_MAX,
} from '@saudagar/contract';
import { type FieldsActor, useField } from '@saudagar/flows/react';
import { useTagText } from '@saudagar/portal';
import {
  FormSection,
  NumberField,
  Select,
  type SelectOption,
  TextField,
  ToggleButtonGroup,
} from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { EntriesField } from './EntriesField.tsx';
import { yearLimits } from './editProfileFlow.ts';
import type { ProfileValues } from './profileValues.ts';

type Rule = 'required' | 'website' | 'business_email' | 'business_phone';

const EMAIL_MAX = 254;
const PHONE_MAX = 30;

interface ProfileFieldsProps {
  actor: FieldsActor<ProfileValues>;
}

/** The fields of a profile: the member's own (ACCT-141), then those of their business. */
export function ProfileFields({ actor }: ProfileFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <FormSection title={t('edit.member')}>
        <MemberFields actor={actor} />
      </FormSection>
      <FormSection title={t('edit.business')}>
        <BusinessFields actor={actor} />
      </FormSection>
    </>
  );
}

const useProfileField = (actor: FieldsActor<ProfileValues>) => {
  const { t } = useTexts();
  return useField<ProfileValues>(actor, (_, rule) => t(`rules.${rule as Rule}`));
};

function MemberFields({ actor }: ProfileFieldsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const field = useProfileField(actor);
  const name = field('full_name');
  const phone = field('phone');
  const { isReadOnly, name: _, onChange, ...tags } = field('industry_tags');
  return (
    <>
      <TextField
        {...name}
        label={t('edit.fullName')}
        description={!name.errorMessage && t('edit.fullNameHint')}
        maxLength={FULL_NAME_MAX}
        autoComplete="name"
        isRequired
      />
      <div className="sg-profile-pair">
        <TextField
          {...field('location')}
          label={t('edit.location')}
          description={t('edit.locationHint')}
          maxLength={LOCATION_MAX}
          autoComplete="address-level2"
        />
        <TextField
          {...phone}
          label={t('edit.ownPhone')}
          description={!phone.errorMessage && t('edit.ownPhoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
        />
      </div>
      <ToggleButtonGroup
        {...tags}
        label={t('edit.tags')}
        description={t('edit.tagsHint')}
        options={INDUSTRY_TAGS.map((id) => ({ id, label: tagText(id) }))}
        isDisabled={isReadOnly}
        onChange={onChange}
      />
    </>
  );
}

/** The fields of a business (ACCT-087–107). */
function BusinessFields({ actor }: ProfileFieldsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const field = useProfileField(actor);
  const { isReadOnly: isBusy, ...industry } = field('industry');
  const { isReadOnly: _, ...employees } = field('employee_count');
  const { value: specialties, name: _s, ...ofSpecialties } = field('specialties');
  const { value: certifications, name: _c, ...ofCertifications } = field('certifications');
  const website = field('website');
  const email = field('business_email');
  const phone = field('business_phone');
  return (
    <>
      <TextField
        {...field('business_name')}
        label={t('edit.name')}
        description={t('edit.nameHint')}
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
    </>
  );
}

/** Adds a value unknown to the kit to the options, so that it stays selectable. */
function ofAnother(value: string, known: readonly string[]): SelectOption[] {
  return value === '' || known.includes(value) ? [] : [{ id: value, label: value }];
}
