import type { ShippedPage } from '../shipped-page.ts';

export const refunds: ShippedPage = {
  id: 6,
  slug: 'refunds',
  title: 'Credits and refunds',
  summary: 'What a credit buys, when it comes back by itself, and when money does.',
  changedOn: '2026-11-15',
  body: `
This page is for recruiters. Talents pay nothing on Callboard, so there is nothing to refund. If somebody asked you for money to be cast, read [Staying safe](/view-cms/safety).

## What a credit does

- One credit unlocks one talent: contact details, manager, social links and the calendar of days they cannot work.
- It is charged once for each talent and recruiter account, for good. Opening the same profile again costs nothing, and neither does pressing twice.
- A verified recruiter gets 10 credits free. More come in packs of 25, 100 and 500, or each month with a plan.
- Every movement is in **Credits Balance & History**, with its date and reason.

## When a credit comes back by itself

If you unlock a talent who had not been active for 90 days, and ask whether they are available, and they do not answer within 7 days, the credit is returned to you.

## When we return a credit

[Write to us](/Support) within 30 days, with the topic Credits and payment, if:

- the number and the e-mail of an unlocked talent both did not work when you unlocked them;
- the profile was fake or somebody else's;
- a fault of ours charged you.

We look at it and answer within 5 working days. A talent saying no, or being busy, is no reason: the credit paid for being able to ask.

## When you get money back

- **A pack you have not touched**: in full, within 7 days of buying it.
- **Charged twice, or charged without getting credits**: in full, always.
- **A plan**: you can end it at any time. It then runs to the end of the month that is paid for, and is not renewed.
- **We close your account without fault of yours, or end the service**: the paid credits that are left.

Free credits and credits from invitations have no value in money. Money goes back the way it came; banks usually take 5 to 7 working days from the day we send it.

## When you do not

If an account was ended for breaking the [community rules](/view-cms/community-rules), what was used is not paid back.

## Invoices and questions

Invoices are under **Billing and Payment**. For anything else: [{support-email}](mailto:{support-email}). Your rights as a consumer stay as they are, whatever this page says.
`.trim(),
};
