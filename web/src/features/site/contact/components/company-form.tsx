import { companySchema, sendCompanyRequest } from '../api.ts';
import type { FormField } from './message-field.tsx';
import { MessageForm } from './message-form.tsx';

const fields: readonly FormField[] = [
  { name: 'company' },
  { name: 'name', isHalf: true },
  { name: 'email', isHalf: true },
  { name: 'mobile', isHalf: true },
  { name: 'website', isHalf: true },
  { name: 'message' },
];

export default function CompanyForm() {
  return (
    <MessageForm
      name="company"
      fields={fields}
      schema={companySchema}
      send={(values) => sendCompanyRequest(companySchema.parse(values))}
    />
  );
}
