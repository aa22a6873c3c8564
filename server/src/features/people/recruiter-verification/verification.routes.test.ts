import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { drawing } from '../../../../test/pictures.ts';
import { recruiterDocumentsOf } from '../../../../test/recruiter-documents.ts';
import { upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const { newRecruiter, paper, papers, send, read, rowOf, filesOf } = recruiterDocumentsOf(testApp);
const gstin = '27AAPFU0939F1ZV';
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

describe('POST /v1/recruiter/{id}/verification', () => {
  test('stores the documents, shows them masked, and is in review', async () => {
    const recruiter = await newRecruiter();
    expect((await read(recruiter)).json()).toEqual({
      status: 'none',
      refused_reason: null,
      legal_name: null,
      gstin: null,
      papers: [],
      proof_link: null,
      note: null,
      sent_gstin: null,
      sent_papers: [],
      submitted_at: null,
      decided_at: null,
    });
    const request = await papers(recruiter, {
      gstin: ' 27aapfu0939f1zv ',
      proof_link: 'https://lantern.example',
      note: 'We cast for the stage.',
      papers: [
        { kind: 'gst_certificate', file: await paper(recruiter) },
        { kind: 'gst_certificate', file: await paper(recruiter) },
        { kind: 'guild_card', file: await paper(recruiter) },
      ],
    });
    const response = await send(recruiter, request);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 'in_review',
      legal_name: 'Lantern Casting LLP',
      gstin: '•••• F1ZV'.replace('F1ZV', gstin.slice(-4)),
      papers: [
        { kind: 'gst_certificate', pages: 2 },
        { kind: 'guild_card', pages: 1 },
      ],
      submitted_at: expect.any(String),
      decided_at: null,
    });
    expect((await read(recruiter)).json()).toEqual(response.json());
  });

  test('nothing stored can be read without the secret, and it has no public URL', async () => {
    const recruiter = await newRecruiter();
    const request = await papers(recruiter, { gstin });
    await send(recruiter, request);
    const { storage, recruiterVerification } = testApp().services;
    const { gstin_sealed } = await rowOf(recruiter);
    expect(gstin_sealed?.includes(gstin)).toBe(false);
    const [key = ''] = await filesOf(recruiter);
    expect(key).toMatch(/^identity\//);
    await expect(sharp(await storage.read(key)).metadata()).rejects.toThrow();
    await expect(storage.signDownload(key, 60)).rejects.toThrow('Nothing is served');
    expect((await testApp().app.inject(`/files/${key}`)).statusCode).toBe(403);
    expect(await storage.inspect(request.papers[0]?.file ?? '')).toBeUndefined();

    const who = { recruiterId: recruiter.id, adminId: 11 };
    expect(await recruiterVerification.openForAdmin.texts(who)).toMatchObject({ gstin });
    const { pictures } = await recruiterVerification.openForAdmin.documents(who);
    expect((await sharp(pictures[0]?.picture).metadata()).format).toBe('webp');
    const seen = await testApp()
      .db.selectFrom('private_view')
      .select(['admin_id', 'what'])
      .where('account_id', '=', recruiter.id)
      .orderBy('id')
      .execute();
    expect(seen).toEqual([
      { admin_id: 11, what: 'gstin' },
      { admin_id: 11, what: 'company_paper' },
    ]);
  });

  test('the same call again, because an answer was lost, is the same request', async () => {
    const recruiter = await newRecruiter();
    const request = await papers(recruiter, { gstin });
    await send(recruiter, request);
    const { submission } = await rowOf(recruiter);
    expect((await send(recruiter, request)).statusCode).toBe(201);
    expect((await rowOf(recruiter)).submission).toBe(submission);
  });

  test('sending again replaces what waits; the old files are gone', async () => {
    const recruiter = await newRecruiter();
    await send(recruiter, await papers(recruiter));
    const before = await rowOf(recruiter);
    const oldFiles = await filesOf(recruiter);
    await send(recruiter, await papers(recruiter, { legal_name: 'Lantern Pictures' }));
    const after = await rowOf(recruiter);
    expect(after).toMatchObject({ status: 'in_review', legal_name: 'Lantern Pictures' });
    expect(after.submission).not.toBe(before.submission);
    await testApp().drain();
    for (const key of oldFiles) expect(await testApp().services.storage.inspect(key)).toBeUndefined();
  });

  const pdf = (content = 'A certificate') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);
  const pdfPaper = (recruiter: { headers: Record<string, string> }, bytes: Buffer) =>
    upload(testApp(), recruiter.headers, bytes, 'application/pdf');

  test('a PDF is kept as it is, by what is in it', async () => {
    const recruiter = await newRecruiter();
    const certificate = pdf();
    const file = await pdfPaper(recruiter, certificate);
    const request = await papers(recruiter, { papers: [{ kind: 'gst_certificate', file }] });
    expect((await send(recruiter, request)).statusCode).toBe(201);
    const who = { recruiterId: recruiter.id, adminId: 11 };
    const { pictures } = await testApp().services.recruiterVerification.openForAdmin.documents(who);
    expect(pictures[0]?.picture.equals(certificate)).toBe(true);
    const [key = ''] = await filesOf(recruiter);
    expect((await testApp().services.storage.read(key)).includes('certificate')).toBe(false);
  });

  test.each([
    ['a program called a PDF', Buffer.from('MZ this runs')],
    ['a PDF with a script', Buffer.from('%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF\n')],
    ['half a PDF', Buffer.from('%PDF-1.7\nand then')],
  ])('refuses %s', async (_what, bytes) => {
    const recruiter = await newRecruiter();
    const file = await pdfPaper(recruiter, bytes);
    const request = await papers(recruiter, { papers: [{ kind: 'registration', file }] });
    const response = await send(recruiter, request);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'papers.0.file' }] });
  });

  test('after a refusal the same documents can be sent again with one change', async () => {
    const recruiter = await newRecruiter();
    const file = await pdfPaper(recruiter, pdf('First'));
    const first = await papers(recruiter, {
      note: 'We cast for the stage.',
      papers: [
        { kind: 'guild_card', file: await paper(recruiter) },
        { kind: 'registration', file },
      ],
    });
    await send(recruiter, first);
    expect((await read(recruiter)).json().sent_papers).toEqual([]);
    const { verdicts } = testApp().services;
    await verdicts.refuse({ recruiterId: recruiter.id, adminId: 11 }, 'The card is out of date.');
    const refused = (await read(recruiter)).json();
    expect(refused).toMatchObject({
      status: 'refused',
      refused_reason: 'The card is out of date.',
      note: 'We cast for the stage.',
      sent_papers: first.papers,
    });
    const again = {
      ...first,
      papers: [first.papers[1], { kind: 'guild_card', file: await paper(recruiter) }],
    };
    expect((await send(recruiter, again)).json()).toMatchObject({
      status: 'in_review',
      refused_reason: null,
    });
    const who = { recruiterId: recruiter.id, adminId: 11 };
    const { pictures } = await testApp().services.recruiterVerification.openForAdmin.documents(who);
    expect(pictures.map(({ kind }) => kind)).toEqual(['registration', 'guild_card']);
    expect(pictures[0]?.picture.toString()).toContain('First');
  });

  test('its owner reads the GSTIN again as long as it can be sent again, and nobody else does', async () => {
    const [recruiter, other] = [await newRecruiter(), await newRecruiter()];
    await send(recruiter, await papers(recruiter, { gstin }));
    expect((await read(recruiter)).json()).toMatchObject({ status: 'in_review', sent_gstin: gstin });
    const { verdicts } = testApp().services;
    await verdicts.refuse({ recruiterId: recruiter.id, adminId: 11 }, 'The card is out of date.');
    expect((await read(recruiter)).json()).toMatchObject({ status: 'refused', sent_gstin: gstin });
    const url = `/v1/recruiter/${recruiter.id}/verification`;
    for (const headers of [{}, other.headers, await testApp().as(await createTalent(testApp().db))]) {
      const answer = await testApp().app.inject({ url, headers });
      expect(answer.statusCode).not.toBe(200);
      expect(answer.body).not.toContain(gstin);
    }
    const { sent_gstin, sent_papers, legal_name } = (await read(recruiter)).json();
    const again = { legal_name, gstin: sent_gstin, proof_link: null, note: null, papers: sent_papers };
    expect((await send(recruiter, again)).statusCode).toBe(201);
    await verdicts.approve({ recruiterId: recruiter.id, adminId: 11 });
    expect((await read(recruiter)).json()).toMatchObject({ status: 'verified', sent_gstin: null });
  });

  test('somebody else’s documents cannot be named', async () => {
    const [one, other] = [await newRecruiter(), await newRecruiter()];
    const request = await papers(one);
    await send(one, request);
    expect((await send(other, request)).json()).toMatchObject({ errors: [{ field: 'papers.0.file' }] });
  });

  test('who is verified has nothing left to send', async () => {
    const recruiter = await newRecruiter({ recruiter: { verified_at: new Date() } });
    const response = await send(recruiter, await papers(recruiter));
    expect([response.statusCode, response.json().code]).toEqual([409, 'ALREADY_SETTLED']);
    expect((await read(recruiter)).json()).toMatchObject({ status: 'verified' });
  });

  test('a file that is not a picture is an error of its field, and nothing is stored', async () => {
    const recruiter = await newRecruiter();
    const file = await upload(testApp(), recruiter.headers, drawing, 'image/png');
    const good = await paper(recruiter);
    const both = [
      { kind: 'registration', file: good },
      { kind: 'guild_card', file },
    ];
    const response = await send(recruiter, await papers(recruiter, { papers: both }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field: 'papers.1.file' }] });
    expect(await filesOf(recruiter)).toEqual([]);
    // The valid one can be tried again.
    const again = await send(recruiter, await papers(recruiter, { papers: [both[0]] }));
    expect(again.statusCode).toBe(201);
  });

  test.each([
    ['no name', { legal_name: ' ' }, 'legal_name'],
    ['a GSTIN with a wrong end', { gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    ['no papers', { papers: [] }, 'papers'],
    ['an unknown kind', { papers: [{ kind: 'passport', file: 'x' }] }, 'papers.0.kind'],
    ['a link that runs', { proof_link: 'javascript:alert(1)' }, 'proof_link'],
  ])('refuses %s', async (_what, changes, field) => {
    const recruiter = await newRecruiter();
    const response = await send(recruiter, await papers(recruiter, changes));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
  });

  test('rejects the same picture twice, and another person’s picture', async () => {
    const recruiter = await newRecruiter();
    const file = await paper(recruiter);
    const twice = [
      { kind: 'registration', file },
      { kind: 'guild_card', file },
    ];
    expect((await send(recruiter, await papers(recruiter, { papers: twice }))).json()).toMatchObject({
      errors: [{ field: 'papers.1.file' }],
    });
    const stolen = [{ kind: 'registration', file: await paper(await newRecruiter()) }];
    expect((await send(recruiter, await papers(recruiter, { papers: stolen }))).json()).toMatchObject({
      errors: [{ field: 'papers.0.file' }],
    });
  });

  test('after twenty a day it is enough', async () => {
    const recruiter = await newRecruiter();
    const wrong = { papers: [{ kind: 'registration', file: 'quarantine/aa/none.webp' }] };
    for (let count = 0; count < 20; count += 1)
      expect((await send(recruiter, await papers(recruiter, wrong))).statusCode).toBe(400);
    expect((await send(recruiter, await papers(recruiter, wrong))).statusCode).toBe(429);
  });
});

describe.each([
  ['GET', undefined],
  ['POST', { legal_name: 'A', gstin: null, proof_link: null, note: null, papers: [] }],
] as const)('%s /v1/recruiter/{id}/verification', (method, payload) => {
  test('is for the recruiter alone', async () => {
    const { id } = await newRecruiter();
    const call = (headers = {}, whose = id) =>
      testApp().app.inject({
        method,
        url: `/v1/recruiter/${whose}/verification`,
        headers,
        ...(payload && {
          payload: { ...payload, papers: [{ kind: 'guild_card', file: 'quarantine/aa/a.webp' }] },
        }),
      });
    const other = await newRecruiter();
    const talent = await createTalent(testApp().db);
    expect((await call()).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await call(other.headers)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call(await testApp().as(talent))).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    const stopped = await newRecruiter(frozen);
    const answer = await call(stopped.headers, stopped.id);
    expect(answer.statusCode).toBe(method === 'GET' ? 200 : 403);
  });
});
