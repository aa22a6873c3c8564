import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
const team = 'support@callboard.test';

let written = 0;
/** Each sender has its own IP address, so limits only affect their own tests. */
const post = (url: string, payload: object, headers = {}, remoteAddress = `198.51.100.${++written % 250}`) =>
  testApp().app.inject({ method: 'POST', url, payload, headers, remoteAddress });

const storedUnder = (reference: string) =>
  testApp()
    .db.selectFrom('contact_request')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
const mailsAbout = (reference: string) =>
  testApp()
    .db.selectFrom('outbox_message')
    .selectAll()
    .where('subject', 'like', `%${reference}%`)
    .orderBy('id')
    .execute();
const countRequests = async () =>
  (await testApp().db.selectFrom('contact_request').select('id').execute()).length;

let people = 0;
const person = () => ({ name: 'Farida Contractor', email: `farida-${++people}@callboard.test` });

const forms = {
  '/v1/contactus': () => ({ ...person(), subject: 'A school play', message: 'May we use the board?' }),
  '/v1/company-contactus': () => ({
    ...person(),
    company: 'Tin Roof Films',
    mobile: '098200 12345',
    website: 'https://tinroof.callboard.test',
    message: 'Forty people at once.',
  }),
  '/v1/support': () => ({
    ...person(),
    topic: 'something-broken',
    page: '/app/talent/create',
    message: 'My photo is upside down.',
  }),
  '/v1/recruiter_leads': () => ({
    ...person(),
    company: 'Coastline Pictures',
    mobile: '+91 98200 12345',
    message: 'Please call after six.',
  }),
} satisfies Record<string, () => Record<string, string>>;
type Form = keyof typeof forms;
const urls = Object.keys(forms) as Form[];

describe.each(urls)('POST %s', (url) => {
  const filledIn = (): Record<string, string> => forms[url]();

  test('201: stored, the writer and the team are told, and the reference can be quoted', async () => {
    const form = filledIn();
    const answer = await post(url, form);
    expect(answer.statusCode).toBe(201);
    const { reference, received_at } = answer.json();
    expect(reference).toMatch(/^CB-[2-9A-HJKMNP-Z]{5}$/);

    const row = await storedUnder(reference);
    const { mobile, ...rest } = form;
    expect(row).toMatchObject({ ...rest, mobile: mobile ? '+919820012345' : null, account_id: null });
    expect(row.created_at.toISOString()).toBe(received_at);

    const [toWriter, toTeam, ...more] = await mailsAbout(reference);
    expect(more).toEqual([]);
    expect(toWriter).toMatchObject({ channel: 'mail', recipient: form.email });
    expect(toWriter?.text).toContain(`> ${form.message}`);
    expect(toWriter?.text).toContain(reference);
    expect(toTeam).toMatchObject({ channel: 'mail', recipient: team });
    for (const value of [form.name, form.email, form.message]) expect(toTeam?.text).toContain(value);
  });

  test('a signed-in writer is linked to the account, whatever address was typed', async () => {
    const talent = await createTalent(testApp().db);
    const { reference } = (await post(url, filledIn(), await testApp().as(talent))).json();
    expect((await storedUnder(reference)).account_id).toBe(talent.id);
  });

  test('frozen people and unfinished talents can still write', async () => {
    const { db, as } = testApp();
    const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
    const writers = [
      await createTalent(db, frozen),
      await createRecruiter(db, frozen),
      await createTalent(db, { talent: { completed_at: null, last_activity_page: 2 } }),
    ];
    for (const writer of writers) {
      expect((await post(url, filledIn(), await as(writer))).statusCode).toBe(201);
    }
  });

  test('400: nothing may be missing, empty, too long or unknown, and nothing is stored', async () => {
    const before = await countRequests();
    const optional = new Set(['page', ...(url === '/v1/company-contactus' ? ['mobile', 'website'] : [])]);
    const wrong = Object.keys(filledIn()).flatMap((field) => [
      ...(optional.has(field) ? [] : [{ field, value: undefined }]),
      { field, value: field === 'page' ? 'x'.repeat(301) : '   ' },
      { field, value: 'x'.repeat(4001) },
      { field, value: 7 },
    ]);
    for (const { field, value } of [...wrong, { field: 'account_id', value: 1 }]) {
      const answer = await post(url, { ...filledIn(), [field]: value });
      expect(answer.json(), `${field}: ${String(value).slice(0, 20)}`).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ field }],
      });
    }
    expect(await countRequests()).toBe(before);
  });

  test('429: one mail address is written to a few times only, however often it is typed', async () => {
    const form = filledIn();
    for (let time = 0; time < 5; time++) expect((await post(url, form)).statusCode).toBe(201);
    const before = await countRequests();
    const refused = await post(url, { ...form, email: form.email?.toUpperCase() });
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countRequests()).toBe(before);
    expect((await post(url, filledIn())).statusCode).toBe(201);
  });

  test.each(['Mallory\nBcc: all', 'Win at www.evil.example', 'all@evil.example'])(
    '400: %j is no name',
    async (name) => {
      const refused = await post(url, { ...filledIn(), name });
      expect(refused.json()).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
    },
  );

  test('what was typed stays plain text in the mail, and its addresses cannot be pressed', async () => {
    const form = {
      ...filledIn(),
      name: 'Mallory <img src=x onerror=alert(1)>',
      message:
        'Win at https://evil.example/now or www.evil.example\n<script>alert(1)</script><a href="//evil">x</a>',
    };
    const { reference } = (await post(url, form)).json();
    expect((await storedUnder(reference)).message).toBe(form.message);
    for (const mail of await mailsAbout(reference)) {
      expect(mail.html).not.toMatch(/<(script|img|a href="\/\/)/i);
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/https:\/\/evil|evil\.example/);
    }
  });
});

test('429: one network cannot fill the letter box', async () => {
  const from = '203.0.113.77';
  for (let time = 0; time < 60; time++) {
    expect((await post('/v1/contactus', forms['/v1/contactus'](), {}, from)).statusCode).toBe(201);
  }
  const refused = await post('/v1/support', forms['/v1/support'](), {}, from);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});

test.each([
  ['/v1/contactus', 'email', 'not an address'],
  ['/v1/company-contactus', 'website', 'javascript:alert(1)'],
  ['/v1/company-contactus', 'mobile', '12345'],
  ['/v1/support', 'topic', 'gossip'],
  ['/v1/recruiter_leads', 'mobile', '+1 202 555 0100'],
] as const)('POST %s 400: %s cannot be %s', async (url, field, value) => {
  const answer = await post(url, { ...forms[url](), [field]: value });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field }] });
});

describe('GET /v1/contactus', () => {
  test('401 for guests, 403 for everybody who has an account', async () => {
    const { app, db, as } = testApp();
    const get = (headers = {}) => app.inject({ url: '/v1/contactus', headers });
    expect((await get()).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    for (const member of [await createTalent(db), await createRecruiter(db)]) {
      expect((await get(await as(member))).json()).toMatchObject({ status: 403, code: 'WRONG_KIND_OF_USER' });
    }
  });
});
