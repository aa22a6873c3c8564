import { isGstin, stateOfGstin } from '@callboard/contract/billing/gstin';
import { states } from '@callboard/contract/billing/indian-states';
import { documentTypes, type RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { z } from 'zod';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { isWebAddress } from '../../../../shared/lib/typed/web-address.ts';

export interface DocumentDraft {
  readonly key: string;
  readonly type: (typeof documentTypes)[number] | '';
  readonly file: File | undefined;
  /** Names what was sent before, until another file is picked. */
  readonly sent?: string | undefined;
}

const DraftTexts = z.object({ legalName: z.string(), gstin: z.string(), link: z.string(), note: z.string() });
type DraftTexts = z.infer<typeof DraftTexts>;

export interface VerificationDraft extends Readonly<DraftTexts> {
  readonly documents: readonly DocumentDraft[];
}

export const maxDocuments = 6;
export const maxLengths = { legalName: 160, note: 1000 } as const;

export const blankDocument = (type: DocumentDraft['type'] = ''): DocumentDraft => ({
  key: newId(),
  type,
  file: undefined,
});

export const toDocumentType = (text: string): DocumentDraft['type'] =>
  documentTypes.find((type) => type === text) ?? '';

export const normaliseGstin = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** The state a valid number belongs to; undefined while it is invalid or incomplete. */
export const stateOf = (typed: string): string | undefined => {
  const gstin = normaliseGstin(typed);
  if (!isGstin(gstin)) return undefined;
  return Object.entries(states).find(([code]) => code === stateOfGstin(gstin))?.[1];
};

export type DraftError = 'legalName' | 'gstin' | 'link' | 'type' | 'file' | 'tooLong';

/** Keyed by API field, like the errors of the server. */
export function draftErrors(draft: VerificationDraft): Map<string, DraftError> {
  const { legalName, gstin, link, note, documents } = draft;
  const found = new Map<string, DraftError>();
  if (legalName.trim() === '') found.set('legal_name', 'legalName');
  if (legalName.trim().length > maxLengths.legalName) found.set('legal_name', 'tooLong');
  if (gstin.trim() !== '' && !isGstin(normaliseGstin(gstin))) found.set('gstin', 'gstin');
  if (link.trim() !== '' && !isWebAddress(link)) found.set('proof_link', 'link');
  if (note.trim().length > maxLengths.note) found.set('note', 'tooLong');
  for (const [at, { type, file, sent }] of documents.entries()) {
    if (type === '') found.set(`papers.${at}.kind`, 'type');
    if (!file && !sent) found.set(`papers.${at}.file`, 'file');
  }
  return found;
}

/** Unsent text by account. Photos of documents are never stored on a device. */
const draftTexts = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: `${draftPrefix}recruiter-papers/`,
  schema: DraftTexts,
});

/** What was typed here, else what was sent last. */
export const readDraft = (userId: number, last: RecruiterVerification): VerificationDraft => {
  const typed = draftTexts.get(`${userId}`);
  const sent = last.sent_papers.map(({ kind, file }) => ({ ...blankDocument(kind), sent: file }));
  return {
    legalName: typed?.legalName ?? last.legal_name ?? '',
    gstin: typed?.gstin ?? last.sent_gstin ?? '',
    link: typed?.link ?? last.proof_link ?? '',
    note: typed?.note ?? last.note ?? '',
    documents: sent.length > 0 ? sent : [blankDocument()],
  };
};

export const storeDraftTexts = (userId: number, { legalName, gstin, link, note }: VerificationDraft): void =>
  void draftTexts.put(`${userId}`, { legalName, gstin, link, note });

export const removeDraftTexts = (userId: number): void => draftTexts.remove(`${userId}`);
