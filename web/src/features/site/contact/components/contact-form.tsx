import { contactSchema, sendContact } from '../api.ts';
import type { FormField } from './message-field.tsx';
import { MessageForm } from './message-form.tsx';

const fields: readonly FormField[] = [
  { name: 'name', isHalf: true },
  { name: 'email', isHalf: true },
  { name: 'subject' },
  { name: 'message' },
];

export default function ContactForm() {
  return (
    <MessageForm
      name="contact"
      fields={fields}
      schema={contactSchema}
      send={(values) => sendContact(contactSchema.parse(values))}
    />
  );
}
