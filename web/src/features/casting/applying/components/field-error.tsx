import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import field from '../../../../shared/ui/text-field/text-field.module.css';

/** What is missing, below what it is about. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className={field.error} role="alert">
      <CircleAlert size={15} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
