import { isGstin, stateOfGstin } from '@callboard/contract/billing/gstin';
import { states } from '@callboard/contract/billing/indian-states';
import { paperKinds } from '@callboard/contract/people/recruiter-verification';
import { newId } from '../../../../shared/lib/new-id.ts';

export type PaperKindName = (typeof paperKinds)[number];

export interface PaperDraft {
  readonly key: string;
  readonly kind: PaperKindName | '';
  readonly file: File | undefined;
}

export interface PapersDraft {
  readonly legalName: string;
  readonly gstin: string;
  readonly link: string;
  readonly note: string;
  readonly papers: readonly PaperDraft[];
}

export const mostPapers = 6;
export const longest = { legalName: 160, note: 1000 } as const;

export const blankPaper = (kind: PaperDraft['kind'] = ''): PaperDraft => ({
  key: newId(),
  kind,
  file: undefined,
});

export const toKind = (text: string): PaperDraft['kind'] => paperKinds.find((kind) => kind === text) ?? '';

export const tidyGstin = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** The state a right number belongs to; undefined for one that is not right, or not whole yet. */
export const stateOf = (typed: string): string | undefined => {
  const gstin = tidyGstin(typed);
  if (!isGstin(gstin)) return undefined;
  return Object.entries(states).find(([code]) => code === stateOfGstin(gstin))?.[1];
};

export const toAddress = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
};
const isAddress = (typed: string) =>
  /^https?:\/\/[^/]+\./i.test(toAddress(typed)) && URL.canParse(toAddress(typed));

export type Fault = 'legalName' | 'gstin' | 'link' | 'kind' | 'file' | 'tooLong';

/** What is still wrong, by the name of the field on the wire. */
export function faultsOf({ legalName, gstin, link, note, papers }: PapersDraft): Map<string, Fault> {
  const found = new Map<string, Fault>();
  if (legalName.trim() === '') found.set('legal_name', 'legalName');
  if (legalName.trim().length > longest.legalName) found.set('legal_name', 'tooLong');
  if (gstin.trim() !== '' && !isGstin(tidyGstin(gstin))) found.set('gstin', 'gstin');
  if (link.trim() !== '' && !isAddress(link)) found.set('proof_link', 'link');
  if (note.trim().length > longest.note) found.set('note', 'tooLong');
  for (const [at, { kind, file }] of papers.entries()) {
    if (kind === '') found.set(`papers.${at}.kind`, 'kind');
    if (!file) found.set(`papers.${at}.file`, 'file');
  }
  return found;
}
