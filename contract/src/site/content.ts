import { z } from 'zod';
import { access } from '../access.ts';
import { Email, IndianMobile } from '../accounts/credentials.ts';
import { endpoint } from '../endpoint.ts';
import { Name } from '../people/names.ts';
import { Id, Instant, Line, ListOf, Page } from '../scalars.ts';

const tag = 'content';

/** The text of a message to us. */
export const messageMaximum = 4000;

const Message = z.string().trim().min(1, 'Enter a message').max(messageMaximum);
const SenderName = Name(120);
const Website = z
  .string()
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https?$/, error: 'Enter a web address, like https://example.com' }));

export const supportTopics = [
  'account',
  'profile',
  'jobs',
  'auditions',
  'credits-and-payment',
  'safety',
  'something-broken',
  'other',
] as const;
export const SupportTopic = z.enum(supportTopics);
export type SupportTopic = z.infer<typeof SupportTopic>;

/** The reference to quote. */
export const Acknowledgement = z
  .object({ reference: z.string(), received_at: Instant })
  .meta({ id: 'Acknowledgement' });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

const form = <const P extends string, const B extends z.ZodType>(path: P, summary: string, body: B) =>
  endpoint({
    method: 'POST',
    path,
    tag,
    summary,
    access: access.public(),
    body,
    status: 201,
    response: Acknowledgement,
  });

export const sendContactRequest = form(
  '/v1/contactus',
  'Write to Callboard; answered by mail with a reference number',
  z.strictObject({ name: SenderName, email: Email, subject: Line(160), message: Message }),
);

export const sendCompanyContactRequest = form(
  '/v1/company-contactus',
  'A company writes to Callboard',
  z.strictObject({
    company: Name(160),
    name: SenderName,
    email: Email,
    mobile: IndianMobile.optional(),
    website: Website.optional(),
    message: Message,
  }),
);

export const sendSupportRequest = form(
  '/v1/support',
  'Ask for help',
  z.strictObject({
    name: SenderName,
    email: Email,
    topic: SupportTopic,
    message: Message,
    /** Where it happened: the path of the page, without its query. */
    page: z.string().trim().max(300).optional(),
  }),
);

export const sendRecruiterLead = form(
  '/v1/recruiter_leads',
  'A production house asks to be called',
  z.strictObject({
    name: SenderName,
    company: Name(160),
    email: Email,
    mobile: IndianMobile,
    message: Message,
  }),
);

export const contactKinds = ['contact', 'company', 'support', 'lead'] as const;

export const ContactRequest = z
  .object({
    id: Id,
    reference: z.string(),
    kind: z.enum(contactKinds),
    name: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    company: z.string().nullable(),
    website: z.string().nullable(),
    subject: z.string().nullable(),
    topic: SupportTopic.nullable(),
    page: z.string().nullable(),
    message: z.string(),
    user_id: Id.nullable(),
    created_at: Instant,
    handled_at: Instant.nullable(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof ContactRequest>;

export const listContactRequests = endpoint({
  method: 'GET',
  path: '/v1/contactus',
  tag,
  summary: 'Everything people wrote to Callboard, newest first',
  access: access.admin(),
  query: z.strictObject({ ...Page(10), kind: z.enum(contactKinds).optional() }),
  response: ListOf(ContactRequest),
});

export const writeClientLog = endpoint({
  method: 'POST',
  path: '/v1/logs',
  tag,
  summary: 'A browser tells of an error it met; goes to the log without names, numbers and tokens',
  access: access.public(),
  body: z.strictObject({
    level: z.enum(['error', 'warn', 'info']),
    message: z.string().trim().min(1).max(2000),
    page: z.string().trim().max(300).optional(),
  }),
  status: 204,
  response: z.undefined(),
});

/** Pages that the product links to, so they always exist. */
export const contentSlugs = [
  'terms-and-condition',
  'privacy-policy',
  'community-rules',
  'safety',
  'cookies',
  'refunds',
] as const;
export type ContentSlug = (typeof contentSlugs)[number];

export const ContentPage = z
  .object({
    id: Id,
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    /** HTML made safe by the server. Its headings (h2, h3) carry ids. */
    content: z.string(),
    updated_at: Instant,
  })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.infer<typeof ContentPage>;

export const getContentPage = endpoint({
  method: 'GET',
  path: '/v1/cms/cms-policy/{id}',
  tag,
  summary: 'A content page, by its number or by its name in the address',
  access: access.public(),
  params: z.strictObject({
    id: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be a number or the name of a page'),
  }),
  response: ContentPage,
});
