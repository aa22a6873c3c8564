import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import type { ContactKind } from './contact.queries.ts';
import { onOneLine, withoutLinks } from './plain-text.ts';
import type { ReceivedRequest } from './received-request.ts';

const nextSteps: Readonly<Record<ContactKind, string>> = {
  contact: 'We’ve got your message. A person will read it and reply to this email.',
  company: 'We’ve got your message. Our company team will reply to this email.',
  support: 'We’ve got your question. A person will look into it and reply to this email.',
  lead: 'We’ve got your request. Our team will call the number you gave.',
};

const kindLabels: Readonly<Record<ContactKind, string>> = {
  contact: 'Contact',
  company: 'Company',
  support: 'Support',
  lead: 'Call request',
};

/** The address may belong to someone else, so the email says why it was sent and has no links. */
const emailToSender = ({ kind, reference, name, message }: ReceivedRequest) => ({
  subject: `We’ve got your message: ${reference}`,
  ...renderEmail({
    greeting: `Hi ${onOneLine(name)},`,
    paragraphs: [
      `${nextSteps[kind]} Most replies take up to 2 working days.`,
      `Your reference is ${reference}. Quote it if you message us again.`,
      'Your message:',
    ],
    quote: withoutLinks(message),
    footnote:
      'You got this email because someone entered this address in a form on Callboard. If it wasn’t you, ignore this email.',
  }),
});

const topicLabel = ({ topic }: ReceivedRequest) => topic?.replaceAll('-', ' ');

/** The address stays as typed: it is validated, and the team needs it to reply. */
const facts = (request: ReceivedRequest) => [
  `Email: ${request.email}`,
  ...[
    ['Name', request.name],
    ['Mobile', request.mobile],
    ['Company', request.company],
    ['Website', request.website],
    ['Subject', request.subject],
    ['Topic', topicLabel(request)],
    ['Page', request.page],
    ['Account', request.accountId === null ? 'not signed in' : `number ${request.accountId}, signed in`],
  ].flatMap(([label, value]) => (value ? [`${label}: ${onOneLine(value)}`] : [])),
];

const emailToTeam = (request: ReceivedRequest) => ({
  subject: `${kindLabels[request.kind]} ${request.reference}: ${onOneLine(request.subject ?? topicLabel(request) ?? request.name)}`,
  ...renderEmail({
    greeting: `${kindLabels[request.kind]}, ${request.reference}`,
    paragraphs: facts(request),
    action: {
      label: 'Reply',
      url: `mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(`Your message to Callboard, ${request.reference}`)}`,
    },
    quote: withoutLinks(request.message),
  }),
});

export const receivedEmail = emailKind({
  ref: 'contact.received',
  write: (request: ReceivedRequest) => ({ email: emailToSender(request) }),
});

export const toTeamEmail = emailKind({
  ref: 'contact.to-team',
  write: (request: ReceivedRequest) => ({ email: emailToTeam(request) }),
});
