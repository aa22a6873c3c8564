import type { TestApp } from './app.ts';
import { createRecruiter } from './factories.ts';
import { aPicture } from './pictures.ts';
import { upload } from './uploads.ts';

type AccountChanges = NonNullable<Parameters<typeof createRecruiter>[1]>;

/** Recruiters who send company papers, by the call that sends them. */
export function recruiterDocumentsOf(testApp: () => TestApp) {
  const newRecruiter = async (changes: AccountChanges = {}) => {
    const recruiter = await createRecruiter(testApp().db, changes);
    return { ...recruiter, headers: await testApp().as(recruiter) };
  };
  type Sender = Pick<Awaited<ReturnType<typeof newRecruiter>>, 'id' | 'headers'>;
  const paper = async ({ headers }: Sender) => upload(testApp(), headers, await aPicture().webp().toBuffer());
  const send = ({ id, headers }: Sender, payload: object) =>
    testApp().app.inject({ method: 'POST', url: `/v1/recruiter/${id}/verification`, headers, payload });

  return {
    newRecruiter,
    paper,
    send,
    papers: async (sender: Sender, changes: object = {}) => ({
      legal_name: 'Lantern Casting LLP',
      gstin: null,
      proof_link: null,
      note: null,
      papers: [{ kind: 'registration', file: await paper(sender) }],
      ...changes,
    }),
    read: ({ id, headers }: Sender) =>
      testApp().app.inject({ url: `/v1/recruiter/${id}/verification`, headers }),
    rowOf: ({ id }: Pick<Sender, 'id'>) =>
      testApp()
        .db.selectFrom('recruiter_verification')
        .selectAll()
        .where('recruiter_id', '=', id)
        .executeTakeFirstOrThrow(),
    filesOf: async ({ id }: Pick<Sender, 'id'>) => {
      const rows = await testApp()
        .db.selectFrom('recruiter_paper')
        .innerJoin('recruiter_verification as request', 'request.submission', 'recruiter_paper.submission')
        .select('file_key')
        .where('recruiter_id', '=', id)
        .orderBy('position')
        .execute();
      return rows.map(({ file_key }) => file_key);
    },
  };
}
