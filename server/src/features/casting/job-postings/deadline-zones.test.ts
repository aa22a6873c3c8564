import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { completeJob, faultsOf, inDays, ownJobsOf } from '../../../../test/own-jobs.ts';

const testApp = useTestApp();
const { post, patch, verified } = ownJobsOf(testApp);
const inZone = (zone: string) => ({ ...completeJob, deadline: { at: inDays(9), zone } });

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC'])(
  '201: a deadline in %s',
  async (zone) => {
    const { headers } = await verified();
    const response = await post(headers, inZone(zone));
    expect([response.statusCode, response.json().deadline?.zone]).toEqual([201, zone]);
  },
);

// Some are unknown to the database, IST is Israel there, and SystemV is known to browsers alone.
test.each(['IST', 'PNT', 'VST', 'NET', 'AGT', 'EST5EDT', '+05:30', 'Asia/Nowhere', 'SystemV/PST8'])(
  '400: a deadline in %s',
  async (zone) => {
    const { headers } = await verified();
    expect(faultsOf(await post(headers, inZone(zone)))).toEqual(['deadline.zone']);
    const { id } = (await post(headers, completeJob)).json();
    expect(faultsOf(await patch(headers, id, { deadline: inZone(zone).deadline }))).toEqual([
      'deadline.zone',
    ]);
  },
);
