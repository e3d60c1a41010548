import {
  PROPOSAL_ANSWER_MAX,
  PROPOSAL_DESCRIPTION_MAX,
  PROPOSAL_LINE_MAX,
} from '@saudagar/contract';
import { type FormActor, useField } from '@saudagar/flows/react';
import { FormSection, NumberField, TextField } from '@saudagar/ui';
import { numbered } from '../numbered.ts';
import { FileFields } from './FileFields.tsx';
import { proposalLimits } from './proposalErrors.ts';
import type { BidSubject } from './proposalFlow.ts';
import type { ProposalValues } from './proposalValues.ts';
import { useTexts } from './texts.ts';

interface ProposalFieldsProps {
  actor: FormActor<ProposalValues>;
  tender: BidSubject['tender'];
}

/** The fields of a proposal, with an answer to each requirement (TND-069–073). */
export function ProposalFields({ actor, tender }: ProposalFieldsProps) {
  const { t } = useTexts();
  const field = useField(actor, (name) =>
    t('rules.required', { field: t(`bid.${name}` as 'bid.company_name') }),
  );
  const limits = proposalLimits(tender);
  const answers = field('answers');
  const lost = field('lostAnswers');
  return (
    <>
      <FormSection title={t('sections.offer')}>
        <div className="sg-tender-pair">
          <NumberField
            {...field('proposal_amount')}
            label={t('bid.proposal_amount')}
            {...limits.proposal_amount}
            prefix={tender.currency}
            isRequired
          />
          <NumberField
            {...field('delivery_days')}
            label={t('bid.delivery_days')}
            description={t('bid.deliveryHint')}
            {...limits.delivery_days}
          />
        </div>
        <TextField
          {...field('proposal_description')}
          label={t('bid.proposal_description')}
          maxLength={PROPOSAL_DESCRIPTION_MAX}
          isMultiline
          rows={5}
          isRequired
        />
      </FormSection>
      {tender.requirements.length > 0 && (
        <FormSection title={t('sections.answers')}>
          {tender.requirements.map((requirement, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: two requirements may read the same
              key={index}
              label={numbered(index, requirement)}
              value={answers.value[index] ?? ''}
              onChange={(text) =>
                answers.onChange(
                  tender.requirements.map((_, at) =>
                    at === index ? text : (answers.value[at] ?? ''),
                  ),
                )
              }
              isReadOnly={answers.isReadOnly}
              maxLength={PROPOSAL_ANSWER_MAX}
              isMultiline
              rows={2}
            />
          ))}
          {answers.errorMessage && (
            <p className="sg-field-error" role="alert">
              {answers.errorMessage}
            </p>
          )}
        </FormSection>
      )}
      {lost.value.length > 0 && (
        <FormSection title={t('sections.lostAnswers')}>
          <p className="sg-tender-note">{t('bid.lostAnswers')}</p>
          <dl className="sg-tender-answers">
            {lost.value.map(({ requirement, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two requirements may read the same
              <div key={index}>
                <dt className="sg-tender-label">{requirement}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </FormSection>
      )}
      <FormSection title={t('sections.bidder')}>
        <div className="sg-tender-pair">
          <TextField
            {...field('company_name')}
            label={t('bid.company_name')}
            maxLength={PROPOSAL_LINE_MAX}
            isRequired
          />
          <TextField
            {...field('contact_person')}
            label={t('bid.contact_person')}
            maxLength={PROPOSAL_LINE_MAX}
            isRequired
          />
        </div>
        <FileFields actor={actor as FormActor<Pick<ProposalValues, 'files' | 'existingFiles'>>} />
      </FormSection>
    </>
  );
}
