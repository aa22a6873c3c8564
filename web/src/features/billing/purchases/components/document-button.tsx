import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useSaveDocument } from '../api.ts';
import classes from './document-button.module.css';

interface DocumentButtonProps {
  id: number;
  kind: 'invoice' | 'credit_note';
  label: string;
  children: ReactNode;
}

/** Downloads an invoice or a credit note. */
export function DocumentButton({ id, kind, label, children }: DocumentButtonProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useSaveDocument();
  return (
    <Button
      variant="outline"
      className={classes.document}
      aria-label={label}
      loading={isPending}
      onClick={() =>
        mutate({ id, kind }, { onError: () => toast(t('purchases.notSaved'), { severity: 'error' }) })
      }
    >
      <Row as="span" wrap={false}>
        {children}
      </Row>
    </Button>
  );
}
