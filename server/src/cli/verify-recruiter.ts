import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findByEmail } from '../features/people/recruiter-verification/index.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Opened, openServices } from './open-services.ts';

const findRecruiter = async ({ db }: Opened, email: string, usage: string) => {
  if (!email.includes('@')) throw new Error(`Say who: ${usage}`);
  const recruiter = await findByEmail(db, email);
  if (!recruiter) throw new Error(`No recruiter has the address ${email}.`);
  return recruiter.id;
};

export async function verifyRecruiter(opened: Opened, email: string): Promise<string> {
  const recruiterId = await findRecruiter(opened, email, 'verify-recruiter asha@example.com');
  const { db, verdicts } = await openServices(opened);
  await db.transaction().execute((trx) => verdicts.markVerified(trx, { recruiterId, adminId: null }));
  return `${email} is verified.`;
}

export async function refuseRecruiter(opened: Opened, email: string, reason: string): Promise<string> {
  const usage = 'refuse-recruiter asha@example.com "The certificate cannot be read"';
  const recruiterId = await findRecruiter(opened, email, usage);
  if (reason.trim() === '' || reason.length > 500) throw new Error(`Say why, in up to 500 letters: ${usage}`);
  const { verdicts } = await openServices(opened);
  try {
    await verdicts.refuse({ recruiterId, adminId: null }, reason.trim());
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'CONFLICT')
      throw new Error(`${email} has no papers waiting.`);
    throw error;
  }
  return `${email} was told why.`;
}

/** By what is in it, as it was stored. */
const endingOf = (document: Buffer) => (document.toString('latin1', 0, 5) === '%PDF-' ? 'pdf' : 'webp');

export async function writeRecruiterPapers(opened: Opened, email: string, folder: string): Promise<string> {
  const recruiterId = await findRecruiter(opened, email, 'recruiter-papers asha@example.com papers');
  if (folder === '') throw new Error('Say where to: recruiter-papers asha@example.com papers');
  const { openForAdmin } = (await openServices(opened)).recruiterVerification;
  const who = { recruiterId, adminId: null };
  const words = await openForAdmin.texts(who);
  const { pictures } = await openForAdmin.documents(who);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [at, { kind, picture }] of pictures.entries())
    writeFileSync(join(folder, `${at + 1}-${kind}.${endingOf(picture)}`), picture, { mode: 0o600 });
  return [
    `Legal name  ${words.legal_name}`,
    `GSTIN       ${words.gstin ?? 'none'}`,
    `Link        ${words.proof_link ?? 'none'}`,
    `Note        ${words.note ?? 'none'}`,
    `Status      ${words.status}`,
    `${pictures.length} papers are in ${folder}. Delete them when you have looked.`,
  ].join('\n');
}
