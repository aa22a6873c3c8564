import { changeBillingDetails, getBillingDetails } from '@callboard/contract/billing/billing-details';
import * as contract from '@callboard/contract/billing/purchases';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Billing } from './create-billing.ts';

function purchaseRoutes(app: FastifyInstance, { buying, paying, reader, invoices }: Billing): void {
  bind(app, contract.buyCredits, async ({ actor, body }) => buying.buy(memberOf(actor).accountId, body));

  bind(app, contract.listPurchases, async ({ actor, query }) => {
    const { purchases, total } = await reader.list(memberOf(actor).accountId, query);
    return onePage(purchases, query, total);
  });

  bind(app, contract.getPurchase, async ({ actor, params }) =>
    paying.read(memberOf(actor).accountId, params.id),
  );

  bind(app, contract.confirmPurchase, async ({ actor, params, body }) =>
    paying.confirm(memberOf(actor).accountId, params.id, body),
  );

  bind(app, contract.retryPurchase, async ({ actor, params }) =>
    buying.retry(memberOf(actor).accountId, params.id),
  );

  bind(app, contract.cancelPurchase, async ({ actor, params }) =>
    buying.cancel(memberOf(actor).accountId, params.id),
  );

  bind(app, contract.getInvoice, async ({ actor, params, query }) =>
    invoices.draw(memberOf(actor).accountId, params.id, query.kind),
  );

  bind(app, contract.payLocally, async ({ actor, params, body }) =>
    paying.payLocally(memberOf(actor).accountId, params.id, body.outcome),
  );
}

export function billingRoutes(app: FastifyInstance, billing: Billing): void {
  const { subscriptions, details } = billing;

  bind(app, contract.getCreditOffers, async () => billing.offers());

  bind(app, contract.getSubscription, async ({ actor, params }) =>
    subscriptions.read(ownAccount(actor, params.id).accountId),
  );

  bind(app, contract.changeSubscription, async ({ actor, params, body }) =>
    subscriptions.change(ownAccount(actor, params.id).accountId, body.renews),
  );

  bind(app, getBillingDetails, async ({ actor, params }) =>
    details.read(ownAccount(actor, params.id).accountId),
  );

  bind(app, changeBillingDetails, async ({ actor, params, body }) =>
    details.change(ownAccount(actor, params.id).accountId, body),
  );

  purchaseRoutes(app, billing);
}
