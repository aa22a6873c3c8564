import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import type { ContactKind } from './contact.queries.ts';
import { onOneLine, withoutLinks } from './plain-words.ts';
import type { ReceivedRequest } from './received-request.ts';

const whatHappensNext: Readonly<Record<ContactKind, string>> = {
  contact: 'We have your message. A person reads it and answers at this address.',
  company: 'We have your message. Somebody from our team who works with companies answers at this address.',
  support: 'We have your question. A person looks into it and answers at this address.',
  lead: 'We have your request. Somebody from our team calls the number you gave.',
};

const kindInWords: Readonly<Record<ContactKind, string>> = {
  contact: 'Contact',
  company: 'Company',
  support: 'Support',
  lead: 'Please call',
};

/** To whoever typed the address. It may be a stranger's: it says so, and holds nothing that can be pressed. */
const letterToWriter = ({ kind, reference, name, message }: ReceivedRequest) => ({
  subject: `We have your message: ${reference}`,
  ...renderEmail({
    greeting: `Hello ${onOneLine(name)},`,
    paragraphs: [
      `${whatHappensNext[kind]} Most answers take no more than two working days.`,
      `Your reference is ${reference}. Quote it if you write to us again.`,
      'This is what you wrote:',
    ],
    quote: withoutLinks(message),
    footnote:
      'You get this mail because this address was typed into a form on Callboard. If that was not you, there is nothing you need to do.',
  }),
});

const topicInWords = ({ topic }: ReceivedRequest) => topic?.replaceAll('-', ' ');

/** The address is the one thing that must stay as it is: it has been checked, and it is needed to answer. */
const facts = (request: ReceivedRequest) => [
  `E-mail: ${request.email}`,
  ...[
    ['Name', request.name],
    ['Mobile', request.mobile],
    ['Company', request.company],
    ['Website', request.website],
    ['Subject', request.subject],
    ['Topic', topicInWords(request)],
    ['Page', request.page],
    ['Account', request.accountId === null ? 'not signed in' : `number ${request.accountId}, signed in`],
  ].flatMap(([label, value]) => (value ? [`${label}: ${onOneLine(value)}`] : [])),
];

const letterToTeam = (request: ReceivedRequest) => ({
  subject: `${kindInWords[request.kind]} ${request.reference}: ${onOneLine(request.subject ?? topicInWords(request) ?? request.name)}`,
  ...renderEmail({
    greeting: `${kindInWords[request.kind]}, ${request.reference}`,
    paragraphs: facts(request),
    action: {
      label: 'Answer',
      url: `mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(`Your message to Callboard, ${request.reference}`)}`,
    },
    quote: withoutLinks(request.message),
  }),
});

export const receivedEmail = emailKind({
  ref: 'contact.received',
  write: (request: ReceivedRequest) => ({ mail: letterToWriter(request) }),
});

export const toTeamEmail = emailKind({
  ref: 'contact.to-team',
  write: (request: ReceivedRequest) => ({ mail: letterToTeam(request) }),
});
