import type { ShippedPage } from '../shipped-page.ts';

export const refunds: ShippedPage = {
  id: 6,
  slug: 'refunds',
  title: 'Credits and refunds',
  summary: 'What a credit buys, when we refund it, and when we refund money.',
  changedOn: '2026-11-18',
  body: `
This page is for recruiters. Talents pay nothing on Callboard, so there is nothing to refund. If someone asked you for money to be cast, read [Staying safe](/view-cms/safety).

## What a credit does

- One credit unlocks one talent: contact details, manager, social links and the calendar of dates they are not available.
- It is charged once for each talent and recruiter account, with no expiry. Opening the same profile again is free, and selecting unlock twice does not charge you twice.
- A verified recruiter gets 10 credits free. More come in packs of 25, 100 and 500, or each month with a plan.
- Every change is in **Credits Balance & History**, with its date and reason.

## When a credit is refunded automatically

If you unlock a talent who had not been active for 90 days, check their availability, and they do not reply within 7 days, we refund the credit.

## When we refund a credit

[Message us](/Support) within 30 days, with the topic Credits and payment, if:

- the number and the email of an unlocked talent both did not work when you unlocked them;
- the profile was fake or someone else's;
- an error on our side charged you.

We check it and reply within 5 working days. A talent saying no, or not being available, is not a reason for a refund: the credit pays for the contact details.

## When we refund money

- **A pack you have not used**: in full, within 7 days of buying it.
- **Charged twice, or charged without getting credits**: in full, always.
- **A plan**: you can cancel it at any time. It then runs to the end of the month you have paid for, and is not renewed.
- **We close your account without fault of yours, or end the service**: the paid credits that are left.

Free credits and credits from invitations have no value in money. Refunds go back to the payment method you used. Banks usually take 5 to 7 working days from the day we send it.

## When there is no refund

If an account was closed for breaking the [community rules](/view-cms/community-rules), used credits are not refunded.

## Invoices and questions

Invoices are under **Billing and Payment**. For anything else: [{support-email}](mailto:{support-email}). Your rights as a consumer stay as they are, whatever this page says.
`.trim(),
};
