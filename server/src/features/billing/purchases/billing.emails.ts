import { emailKind, type WrittenEmail } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { longDay, rupees } from './money-in-text.ts';

export interface About {
  readonly firstName: string;
  /** "Pack of 100 credits". */
  readonly what: string;
  readonly totalPaise: number;
  readonly url: string;
  readonly plansUrl: string;
}

const greet = (firstName: string) => `Hello ${firstName},`;

const paidLetter = ({
  firstName,
  what,
  totalPaise,
  url,
  invoiceNumber,
  credits,
  isPractice,
}: About & { invoiceNumber: string; credits: number; isPractice: boolean }) => ({
  subject: `Paid: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We received ${rupees(totalPaise)} for your ${what}. ${credits} credits were added to your balance.`,
      `Your invoice has the number ${invoiceNumber}. It is ready to be saved under Billing and Payment.`,
    ],
    action: { label: 'Open the invoice', url },
    ...(isPractice && { footnote: 'This was a practice payment: no money moved.' }),
  }),
});

const failedLetter = ({ firstName, what, totalPaise, url, failure }: About & { failure: string }) => ({
  subject: `Not paid: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `Your payment of ${rupees(totalPaise)} for the ${what} did not go through: ${failure}`,
      'Nothing was added and nothing is owed. If your bank took the money all the same, it counts as soon as we hear of it.',
    ],
    action: { label: 'Try again', url },
  }),
});

const renewalFailedLetter = ({
  firstName,
  what,
  totalPaise,
  url,
  plansUrl,
  failure,
  nextTryOn,
}: About & { failure: string; nextTryOn: string | null }) => ({
  subject: nextTryOn === null ? `Your ${what} has ended` : `Your ${what} could not be renewed`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We could not charge ${rupees(totalPaise)} for the next month of your ${what}: ${failure}`,
      nextTryOn === null
        ? 'We have tried four times and will not try again: the plan has ended. Credits you have stay yours; you can choose the plan anew at any time.'
        : `We try again on ${longDay(nextTryOn)}. You can also pay by hand, with another card if you like. Credits you have stay yours.`,
    ],
    action: nextTryOn === null ? { label: 'See the plans', url: plansUrl } : { label: 'Pay by hand', url },
  }),
});

const refundedLetter = ({
  firstName,
  what,
  totalPaise,
  url,
  creditNote,
  creditsTaken,
}: About & { creditNote: string; creditsTaken: number }) => ({
  subject: `Refunded: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `${rupees(totalPaise)} for your ${what} go back to where you paid from. Banks take five to seven working days.`,
      `${creditsTaken} unspent credits of it were taken off your balance. The credit note has the number ${creditNote}.`,
    ],
    action: { label: 'Open the credit note', url },
  }),
});

const paidTwiceLetter = ({ firstName, what, totalPaise, url }: About) => ({
  subject: `Paid twice, given back: ${what}`,
  ...renderEmail({
    greeting: greet(firstName),
    paragraphs: [
      `We received ${rupees(totalPaise)} for your ${what} a second time. The second payment goes back to where you paid from.`,
      'Banks take five to seven working days. The first payment counts; you do not have to do anything.',
    ],
    action: { label: 'See your purchases', url },
  }),
});

/** What is written to the buyer of a purchase; to who has no address, the subject. */
const aboutPurchase = <Facts>(ref: string, toMail: (facts: Facts) => WrittenEmail['mail']) =>
  emailKind({
    ref,
    write: (facts: Facts) => {
      const mail = toMail(facts);
      return { mail, message: `Callboard: ${mail.subject}` };
    },
  });

export const paidEmail = aboutPurchase('purchase.paid', paidLetter);
export const failedEmail = aboutPurchase('purchase.failed', failedLetter);
export const renewalFailedEmail = aboutPurchase('plan.renewal-failed', renewalFailedLetter);
export const refundedEmail = aboutPurchase('purchase.refunded', refundedLetter);
export const paidTwiceEmail = aboutPurchase('purchase.paid-twice', paidTwiceLetter);

export const billingEmails = [paidEmail, failedEmail, renewalFailedEmail, refundedEmail, paidTwiceEmail];
