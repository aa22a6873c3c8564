import { leadSchema, sendLead } from '../api.ts';
import type { FormField } from './message-field.tsx';
import { MessageForm } from './message-form.tsx';

const fields: readonly FormField[] = [
  { name: 'name', isHalf: true },
  { name: 'company', isHalf: true },
  { name: 'email', isHalf: true },
  { name: 'mobile', isHalf: true },
  { name: 'message' },
];

export default function LeadForm() {
  return (
    <MessageForm
      isLead
      name="lead"
      fields={fields}
      schema={leadSchema}
      send={(values) => sendLead(leadSchema.parse(values))}
    />
  );
}
