import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';
import { type Attempts, lookAgainJob } from './attempts.ts';
import { failedEmail } from './billing.emails.ts';
import type { BillingOptions } from './billing-options.ts';
import * as orders from './orders.queries.ts';
import type { Post } from './post.ts';
import { afterEvent } from './purchase.policy.ts';
import * as queries from './purchases.queries.ts';
import type { Settlement } from './settlement.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Nobody comes back to a checkout after a day. A bank may take that long to charge a month by itself. */
const checkoutWaitsMs = 24 * hourMs;
const monthWaitsMs = 4 * 24 * hourMs;

interface ReconcilingOptions extends BillingOptions {
  readonly attempts: Attempts;
  readonly settlement: Settlement;
  readonly post: Post;
}

/** Looks after purchases that nobody told us about. */
export function createReconciling(options: ReconcilingOptions) {
  const { db, payments, attempts, settlement, post, now = () => new Date() } = options;

  const leave = (id: number) =>
    db.transaction().execute(async (trx) => {
      const { status } = await queries.lockPurchase(trx, id);
      const next = afterEvent(status, 'left');
      if (next && status === 'waiting') await queries.changePurchase(trx, id, { status: next });
    });

  const sayFailed = async (purchase: queries.PurchaseRow) => {
    const [newest] = await orders.listOrders(db, purchase.id);
    const { failure } = purchase;
    // A month of a plan says so by itself.
    if (!newest || failure === null || purchase.subscription_id !== null) return;
    await post(db, purchase, `payment-failed:${newest.id}`, failedEmail, { failure });
  };

  const lookAgain = async (id: number): Promise<void> => {
    if (!payments.gateway) return;
    await attempts.ask(id);
    const purchase = await queries.findPurchase(db, id);
    if (purchase?.status === 'failed') await sayFailed(purchase);
    if (purchase?.status !== 'waiting') return;
    const [newest] = await orders.listOrders(db, id);
    const age = now().getTime() - (newest ?? purchase).created_at.getTime();
    const isMonth = purchase.subscription_id !== null;
    if (age < (isMonth ? monthWaitsMs : checkoutWaitsMs)) {
      await attempts.lookLater(id, age < hourMs ? hourMs : 6 * hourMs);
    } else if (isMonth) await settlement.failPurchase(id, 'The bank did not answer');
    else await leave(id);
  };

  return {
    lookAgain,
    /** Everything that has been waiting for a quarter of an hour. One that cannot be asked does not hold up the rest. */
    async reconcile(): Promise<void> {
      const waiting = await queries.listWaitingSince(db, new Date(now().getTime() - 15 * minuteMs));
      const looks: PromiseSettledResult<void>[] = [];
      for (const id of waiting) looks.push(...(await Promise.allSettled([lookAgain(id)])));
      const failed = looks.find((look) => look.status === 'rejected');
      if (failed) throw failed.reason;
    },
    jobs: [
      job({
        name: lookAgainJob,
        payload: z.object({ purchaseId: z.int() }),
        run: ({ purchaseId }) => lookAgain(purchaseId),
      }),
    ],
  };
}
