import { readText } from '../core/catalogues.ts';
import {
  type Columns,
  csvName,
  momentCell,
  momentHeading,
  type SpreadsheetReader,
  tableOf,
} from '../core/spreadsheet.ts';
import { tenders } from './area.ts';
import { isCompared } from './proposalRules.ts';
import type { Proposal } from './proposals.ts';

type Column = Exclude<keyof (typeof tenders.texts)['en']['exported'], 'file'>;

/** Columns that hold timestamps. */
const TIMES: readonly Column[] = ['submitted', 'edited'];

/** Name of a comparison's file: its tender, and the day on which it was written. */
export const proposalFileName = (title: string, now: Date, reader: SpreadsheetReader): string =>
  csvName(
    readText(tenders.texts, reader.language, 'exported.file', { title }),
    now.toISOString(),
    reader,
  );

/** Rows of a comparison's CSV, by amount, those that are rejected last (TND-155). */
export function proposalTable(
  proposals: readonly Proposal[],
  requirements: readonly string[],
  reader: SpreadsheetReader,
): string[][] {
  const { language } = reader;
  const amounts = proposals.flatMap(({ status, proposal_amount: amount }) =>
    isCompared(status) ? (amount ?? []) : [],
  );
  const lowest = Math.min(...amounts);
  const columns: Columns<Proposal, Column> = {
    place: ({ status, proposal_amount: amount }) =>
      amount && isCompared(status) ? `${1 + amounts.filter((one) => one < amount).length}` : '',
    company: ({ company_name: company }) => company ?? '',
    contact: ({ contact_person: contact }) => contact ?? '',
    amount: ({ proposal_amount: amount }) => numberCell(amount),
    currency: ({ currency = 'IDR' }) => currency,
    above: ({ status, proposal_amount: amount }) =>
      amount && isCompared(status) ? numberCell(amount - lowest) : '',
    delivery: ({ delivery_days: days }) => numberCell(days),
    status: ({ status, outcome }) =>
      readText(tenders.texts, language, `proposalStatus.${outcome ?? status}`),
    before_amendment: ({ before_amendment: number }) => numberCell(number),
    submitted: ({ submitted_at: at }) => momentCell(at, reader),
    edited: ({ edited_at: at }) => momentCell(at, reader),
    description: ({ proposal_description: text }) => text ?? '',
    files: ({ files = [] }) => (files ?? []).map((file) => file.original_filename).join('; '),
  };
  const ordered = proposals.toSorted(
    (one, other) =>
      Number(isCompared(other.status)) - Number(isCompared(one.status)) ||
      (one.proposal_amount ?? Number.MAX_SAFE_INTEGER) -
        (other.proposal_amount ?? Number.MAX_SAFE_INTEGER),
  );
  const [head = [], ...rows] = tableOf(ordered, columns, (column) => {
    const heading = readText(tenders.texts, language, `exported.${column}`);
    return TIMES.includes(column) ? momentHeading(heading, reader) : heading;
  });
  return [
    [...head, ...requirements.map((requirement, index) => `${index + 1}. ${requirement}`)],
    ...rows.map((row, at) => [
      ...row,
      ...requirements.map((_, index) => ordered[at]?.answers?.[index] ?? ''),
    ]),
  ];
}

/** A whole number without separators, so that a spreadsheet can add it up. */
const numberCell = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : `${value}`;
