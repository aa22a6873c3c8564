import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createBuyer } from '../../../../test/billing.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { drainJobs } from '../../../platform/jobs/worker.ts';
import { createErasing } from '../../accounts/account-closing/index.ts';

const testApp = useTestApp();

test('a closed account is not charged again and forgotten at the gateway, the invoice stays', async () => {
  const { db, pool, services } = testApp();
  const who = await createBuyer(testApp());
  const details = {
    legal_name: 'Lantern Casting LLP',
    gstin: null,
    address: '14 Veera Desai Road',
    city: 'Mumbai',
    state_code: '27',
    pin_code: '400053',
  };
  await testApp().app.inject({
    method: 'PUT',
    url: `/v1/recruiter/${who.id}/billing-details`,
    headers: who.headers,
    payload: details,
  });
  const purchase = await who.buy({ plan: 'studio' });
  const proof = await who.call('POST', `/v1/local-gateway/orders/${purchase.checkout?.order_id}`, {
    outcome: 'paid',
  });
  await who.confirm(purchase.id, proof.json());
  await who.buy({ pack: 25 });
  await who.one(`update account set closed_at = now() - interval '31 days' where id = $1`);
  const { jobs } = createErasing(services);
  await addJob(db, { name: 'account-closing/erase-one', payload: { accountId: who.id } });
  await drainJobs(pool, jobs, { debug: () => undefined, error: () => undefined });

  expect(await who.one('select 1 from billing_details where recruiter_id = $1')).toEqual([]);
  expect(
    await who.one('select status, customer_ref, mandate_ref from plan_subscription where recruiter_id = $1'),
  ).toEqual([{ status: 'ended', customer_ref: null, mandate_ref: null }]);
  expect(
    await who.one('select status, customer_ref from purchase where recruiter_id = $1 order by id'),
  ).toEqual([
    { status: 'paid', customer_ref: null },
    { status: 'cancelled', customer_ref: null },
  ]);
  expect(await who.invoices()).toHaveLength(1);
});
