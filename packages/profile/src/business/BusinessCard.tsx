import { type BusinessProfile, isWebsite, websiteOf } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { Badge, Card, Link, MemberText } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';
import { EditButton } from '../header/EditButton.tsx';
import { useTexts } from '../texts.ts';

interface BusinessCardProps {
  business: BusinessProfile;
  /** The member's name. */
  name: string;
  /** True on the reader's own profile. */
  isOwn: boolean;
}

/** A member's business, its description and contact details (ACCT-087–097). */
export function BusinessCard({ business, name, isOwn }: BusinessCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const title = business.business_name?.trim() || t('business.title');
  return (
    <Card as="section" padding="large" className="sg-profile-business" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-profile-title">
        {title}
      </h2>
      {isBlank(business) ? (
        <Blank {...{ business, name, isOwn }} />
      ) : (
        <>
          {business.business_description?.trim() && (
            <MemberText className="sg-profile-about">{business.business_description}</MemberText>
          )}
          <BusinessDetails business={business} />
          <Entries title={t('business.specialties')} entries={business.specialties} />
          <Entries title={t('business.certifications')} entries={business.certifications} />
        </>
      )}
    </Card>
  );
}

function Blank({ business, name, isOwn }: BusinessCardProps) {
  const { t } = useTexts();
  if (!isOwn) return <p className="sg-profile-note">{t('business.noneOf', { name })}</p>;
  return (
    <div className="sg-profile-empty">
      <p className="sg-profile-empty-title">{t('business.none')}</p>
      <p className="sg-profile-note">{t('business.noneText')}</p>
      <EditButton business={business}>{t('business.fill')}</EditButton>
    </div>
  );
}

function BusinessDetails({ business }: { business: BusinessProfile }) {
  const { t } = useTexts();
  const tagText = useTagText();
  const { industry, founded_year, employee_count, website, address } = business;
  const { business_email: email, business_phone: phone } = business;
  return (
    <dl className="sg-profile-business-details">
      <Fact label={t('business.industry')}>{industry && tagText(industry)}</Fact>
      <Fact label={t('business.founded')}>{founded_year}</Fact>
      <Fact label={t('business.employees')}>
        {employee_count && t('chosen.employees', { range: employee_count })}
      </Fact>
      <Fact label={t('business.website')}>{website && <Website address={website} />}</Fact>
      <Fact label={t('business.email')}>
        {email && <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>}
      </Fact>
      <Fact label={t('business.phone')}>
        {phone && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>}
      </Fact>
      <Fact label={t('business.address')}>{address}</Fact>
    </dl>
  );
}

/** A labelled fact; renders nothing when it is empty. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Website as an isolated link in a new tab; plain text when it is not a valid address. */
function Website({ address }: { address: string }) {
  if (!isWebsite(address)) return address;
  return (
    <Link href={websiteOf(address)} target="_blank" rel="noopener noreferrer nofollow ugc">
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </Link>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly string[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="sg-profile-subtitle">
        {title}
      </h3>
      <ul className="sg-profile-badges" aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry}>
            <Badge tone="primary">{entry}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns true when the business has no data besides its photo. */
const isBlank = ({ photo: _, profile_image: _image, ...given }: BusinessProfile): boolean =>
  Object.values(given).every((one) => (Array.isArray(one) ? one.length === 0 : !one));
