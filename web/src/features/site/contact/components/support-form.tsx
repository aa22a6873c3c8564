import { sendSupport, supportSchema } from '../api.ts';
import type { FormField } from './message-field.tsx';
import { MessageForm } from './message-form.tsx';
import { whereItHappened } from './where-it-happened.ts';

const fields: readonly FormField[] = [
  { name: 'name', isHalf: true },
  { name: 'email', isHalf: true },
  { name: 'topic' },
  { name: 'message' },
];

export default function SupportForm() {
  return (
    <MessageForm
      name="support"
      fields={fields}
      schema={supportSchema}
      send={(values) => sendSupport({ ...supportSchema.parse(values), ...whereItHappened() })}
    />
  );
}
