import { emailKind, type WrittenEmail } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { longDay, rupees } from './format-money.ts';

export interface PurchaseFacts {
  readonly firstName: string;
  /** "Pack of 100 credits". */
  readonly what: string;
  readonly totalPaise: number;
  readonly url: string;
  readonly plansUrl: string;
}

const greet = (firstName: string) => `Hi ${firstName},`;

const paidMail = ({
  firstName,
  what,
  totalPaise,
  url,
  invoiceNumber,
  credits,
  isPractice,
}: PurchaseFacts & { invoiceNumber: string; credits: number; isPractice: boolean }) => ({
  subject: `Payment received: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We received ${rupees(totalPaise)} for your ${what} and added ${credits} credits to your balance.`,
      `Your invoice ${invoiceNumber} is in Billing and Payment.`,
    ],
    action: { label: 'View invoice', url },
    ...(isPractice && { footnote: 'This was a practice payment. No money moved.' }),
  }),
});

const failedMail = ({ firstName, what, totalPaise, url, failure }: PurchaseFacts & { failure: string }) => ({
  subject: `Payment failed: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `Your payment of ${rupees(totalPaise)} for the ${what} failed: ${failure}`,
      'You don’t owe anything. If money was debited, we’ll add your credits once the bank confirms.',
    ],
    action: { label: 'Try again', url },
  }),
});

const renewalFailedMail = ({
  firstName,
  what,
  totalPaise,
  url,
  plansUrl,
  failure,
  nextTryOn,
}: PurchaseFacts & { failure: string; nextTryOn: string | null }) => ({
  subject: nextTryOn === null ? `Your ${what} has ended` : `Couldn’t renew your ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We couldn’t charge ${rupees(totalPaise)} for the next month of your ${what}: ${failure}`,
      nextTryOn === null
        ? 'We tried four times, so the plan has ended. You keep your credits, and you can choose the plan again any time.'
        : `We’ll try again on ${longDay(nextTryOn)}. You can also pay now, with another card if you like. You keep your credits.`,
    ],
    action: nextTryOn === null ? { label: 'View plans', url: plansUrl } : { label: 'Pay now', url },
  }),
});

const refundedMail = ({
  firstName,
  what,
  totalPaise,
  url,
  creditNote,
  creditsReclaimed,
}: PurchaseFacts & { creditNote: string; creditsReclaimed: number }) => ({
  subject: `Refunded: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We’ve refunded ${rupees(totalPaise)} for your ${what} to where you paid from. Banks take 5 to 7 working days.`,
      `We removed ${creditsReclaimed} unspent credits from your balance. Your credit note is ${creditNote}.`,
    ],
    action: { label: 'View credit note', url },
  }),
});

const paidTwiceMail = ({ firstName, what, totalPaise, url }: PurchaseFacts) => ({
  subject: `Extra payment refunded: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We received ${rupees(totalPaise)} for your ${what} twice, so we’ve refunded the second payment to where you paid from.`,
      'Banks take 5 to 7 working days. The first payment counts, and you don’t have to do anything.',
    ],
    action: { label: 'View your purchases', url },
  }),
});

/** Buyers without an email address get the subject as a message. */
const purchaseEmail = <Facts>(ref: string, toMail: (facts: Facts) => WrittenEmail['email']) =>
  emailKind({
    ref,
    write: (facts: Facts) => {
      const email = toMail(facts);
      return { email, message: `Callboard: ${email.subject}` };
    },
  });

export const paidEmail = purchaseEmail('purchase.paid', paidMail);
export const failedEmail = purchaseEmail('purchase.failed', failedMail);
export const renewalFailedEmail = purchaseEmail('plan.renewal-failed', renewalFailedMail);
export const refundedEmail = purchaseEmail('purchase.refunded', refundedMail);
export const paidTwiceEmail = purchaseEmail('purchase.paid-twice', paidTwiceMail);

export const billingEmails = [paidEmail, failedEmail, renewalFailedEmail, refundedEmail, paidTwiceEmail];
