import '../i18n.ts';
import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useBillingDetails } from '../api.ts';
import { useDetailsForm } from '../model/use-details-form.ts';
import { DetailsFields, DetailsText } from './details-fields.tsx';
import classes from './details-section.module.css';

interface EditorProps {
  userId: number;
  details: BillingDetails | null;
  onDone: () => void;
}

function DetailsEditor({ userId, details, onDone }: EditorProps) {
  const { t } = useTranslation('billing');
  const form = useDetailsForm(userId, details);
  const save = async () => {
    if (!(await form.save())) return;
    toast(t('details.saved'));
    onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DetailsFields form={form} />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSaving}>
          {t('details.save')}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            form.discard();
            onDone();
          }}
        >
          {t('details.cancel')}
        </Button>
      </div>
    </form>
  );
}

function BillingDetailsView({ userId, details }: Omit<EditorProps, 'onDone'>) {
  const { t } = useTranslation('billing');
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing)
    return <DetailsEditor userId={userId} details={details} onDone={() => setIsEditing(false)} />;
  return (
    <>
      {details ? <DetailsText details={details} /> : <p className={classes.none}>{t('details.none')}</p>}
      <div className={classes.actions}>
        <Button variant="outline" onClick={() => setIsEditing(true)}>
          {t(details ? 'details.edit' : 'details.add')}
        </Button>
      </div>
    </>
  );
}

export function DetailsSection({ userId }: { userId: number }) {
  const { t } = useTranslation('billing');
  return (
    <section aria-labelledby="billing-details">
      <SectionTitle id="billing-details">{t('details.title')}</SectionTitle>
      <div className={classes.body}>
        <p className={classes.lead}>{t('details.lead')}</p>
        <QueryState
          query={useBillingDetails(userId)}
          thing={t('details.thing')}
          kept={t('details.kept')}
          waiting={<SkeletonText lines={4} />}
        >
          {(details) => <BillingDetailsView userId={userId} details={details} />}
        </QueryState>
      </div>
    </section>
  );
}
