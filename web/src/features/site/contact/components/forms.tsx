import {
  sendCompanyContactRequest,
  sendContactRequest,
  sendRecruiterLead,
  sendSupportRequest,
} from '@callboard/contract/site/content';
import { api } from '../../../../shared/lib/api/client.ts';
import type { FormField } from './message-field.tsx';
import { MessageForm } from './message-form.tsx';

const half = (name: FormField['name']): FormField => ({ name, isHalf: true });

const contactFields: readonly FormField[] = [
  half('name'),
  half('email'),
  { name: 'subject' },
  { name: 'message' },
];

export function ContactForm() {
  const { body: schema } = sendContactRequest;
  return (
    <MessageForm
      name="contact"
      fields={contactFields}
      schema={schema}
      send={(values) => api(sendContactRequest, { body: schema.parse(values) })}
    />
  );
}

const companyFields: readonly FormField[] = [
  { name: 'company' },
  half('name'),
  half('email'),
  half('mobile'),
  half('website'),
  { name: 'message' },
];

export function CompanyForm() {
  const { body: schema } = sendCompanyContactRequest;
  return (
    <MessageForm
      name="company"
      fields={companyFields}
      schema={schema}
      send={(values) => api(sendCompanyContactRequest, { body: schema.parse(values) })}
    />
  );
}

const leadFields: readonly FormField[] = [
  half('name'),
  half('company'),
  half('email'),
  half('mobile'),
  { name: 'message' },
];

export function LeadForm() {
  const { body: schema } = sendRecruiterLead;
  return (
    <MessageForm
      isLead
      name="lead"
      fields={leadFields}
      schema={schema}
      send={(values) => api(sendRecruiterLead, { body: schema.parse(values) })}
    />
  );
}

const longestPath = 300;

/** The previous page, without its query, which may hold private data. */
function pageBefore({ referrer }: Pick<Document, 'referrer'> = document): { page?: string } {
  if (!URL.canParse(referrer)) return {};
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? { page: pathname.slice(0, longestPath) } : {};
}

const supportFields: readonly FormField[] = [
  half('name'),
  half('email'),
  { name: 'topic' },
  { name: 'message' },
];

export function SupportForm() {
  const { body: schema } = sendSupportRequest;
  return (
    <MessageForm
      name="support"
      fields={supportFields}
      schema={schema}
      send={(values) => api(sendSupportRequest, { body: { ...schema.parse(values), ...pageBefore() } })}
    />
  );
}
