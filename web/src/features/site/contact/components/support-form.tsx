import { sendSupport, supportSchema } from '../api.ts';
import type { FormField } from './message-field.tsx';
import { MessageForm } from './message-form.tsx';

const longest = 300;

/** The page of ours that somebody came from, without its query, which may hold what is none of our business. */
function whereItHappened(page: Pick<Document, 'referrer'> = document): { page?: string } {
  if (!URL.canParse(page.referrer)) return {};
  const { origin, pathname } = new URL(page.referrer);
  return origin === window.location.origin ? { page: pathname.slice(0, longest) } : {};
}

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
