import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';
import { useUnlocking } from '../../../../test/unlocking.ts';

const { testApp, recruiterWith } = useUnlocking();
const path = '/v1/recruiter-unlocked/unlock_talents/export';
type Recruiter = Awaited<ReturnType<typeof recruiterWith>>;

const unlock = (recruiter: Recruiter, talent: { id: number }, changes: { character_id?: number } = {}) =>
  testApp()
    .db.insertInto('unlock')
    .values({ recruiter_id: recruiter.id, talent_id: talent.id, ...changes })
    .execute();
const get = ({ id, headers }: Recruiter, query: Record<string, string> = {}) =>
  testApp().app.inject({
    url: `${path}?${new URLSearchParams({ recruiter_id: String(id), ...query })}`,
    headers,
  });

describe('GET /v1/recruiter-unlocked/unlock_talents/export', () => {
  const prepare = async () => {
    const { db } = testApp();
    const recruiter = await recruiterWith(0);
    const character = await createCharacter(db, recruiter, { project: { title: 'Salt; Smoke' } });
    const talent = await createFullTalent(db, {
      account: { first_name: '=cmd()', last_name: 'D"Souza, Jr' },
    });
    await unlock(recruiter, talent, { character_id: character.id });
    const gone = await createFullTalent(db, { account: { closed_at: new Date() } });
    await unlock(recruiter, gone);
    return { recruiter, talent, gone };
  };

  test('csv: a row per open account, without formulas', async () => {
    const { recruiter, talent, gone } = await prepare();
    const answer = (await get(recruiter, { form: 'csv' })).json();
    expect(answer).toMatchObject({
      file_name: 'callboard-contacts.csv',
      media_type: 'text/csv',
      encoding: 'utf8',
    });
    const lines = answer.content.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`'=cmd(),"D""Souza, Jr",${talent.mobile},${talent.secrets.email}`);
    expect(lines[1]).toContain(`http://localhost/talent/${talent.public_id}`);
    expect(answer.content).not.toContain(gone.secrets.email);
  });

  test('vcard: cards that phones can import', async () => {
    const { recruiter, talent, gone } = await prepare();
    const answer = (await get(recruiter, { form: 'vcard' })).json();
    expect(answer).toMatchObject({ file_name: 'callboard-contacts.vcf', media_type: 'text/vcard' });
    const lines = answer.content.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:D"Souza\\, Jr;=cmd();;;',
      'FN:=cmd() D"Souza\\, Jr',
      `TEL;TYPE=CELL:${talent.mobile}`,
      `EMAIL;TYPE=INTERNET:${talent.secrets.email}`,
      expect.stringMatching(/^ADR;TYPE=WORK:;;;[A-Z][a-z]+;;;$/),
      `URL:http://localhost/talent/${talent.public_id}`,
      expect.stringContaining('NOTE:For Meera\\, Salt\\; Smoke\\nManager: '),
      'END:VCARD',
      '',
    ]);
    expect(
      Math.max(...answer.content.split('\r\n').map((line: string) => Buffer.byteLength(line))),
    ).toBeLessThanOrEqual(75);
    expect(answer.content).not.toContain(gone.secrets.email);
  });

  test('applies the filters of the list, and 400 without a form', async () => {
    const { recruiter, talent } = await prepare();
    const none = (await get(recruiter, { form: 'csv', search: 'nobody' })).json();
    expect(none.content).not.toContain(talent.secrets.email);
    expect((await get(recruiter, {})).statusCode).toBe(400);
  });
});
