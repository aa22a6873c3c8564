import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useSavePaper } from '../api.ts';
import classes from './paper-button.module.css';

interface PaperButtonProps {
  id: number;
  kind: 'invoice' | 'credit_note';
  label: string;
  children: ReactNode;
}

/** Saves an invoice or a credit note. */
export function PaperButton({ id, kind, label, children }: PaperButtonProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useSavePaper();
  return (
    <Button
      variant="outline"
      className={classes.paper}
      aria-label={label}
      loading={isPending}
      onClick={() =>
        mutate({ id, kind }, { onError: () => toast(t('purchases.notSaved'), { severity: 'error' }) })
      }
    >
      <span className={classes.words}>{children}</span>
    </Button>
  );
}
