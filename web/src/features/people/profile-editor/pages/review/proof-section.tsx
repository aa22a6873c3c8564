import { useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { nameOf } from '../../../../site/reference/index.ts';
import { PageSection } from '../../components/page-section.tsx';
import { useWizard } from '../../model/wizard-context.ts';
import { ProofForm } from './id-proof-form.tsx';

const families = { in_review: 'wait', verified: 'go', refused: 'stop' } as const;

/** The status of the ID proof that was sent. Never shows the number or the pictures. */
function IdProofStatus() {
  const { t } = useTranslation('profileWizard');
  const { payload, lists } = useWizard();
  const { status, refused_reason, proof_type, proof_id_number, submitted_at } = payload.id_proof;
  if (status === 'none') return null;
  const facts = {
    kind: nameOf(lists.id_proof_types, proof_type),
    number: proof_id_number ?? '',
    date: submitted_at === null ? '' : formatDate(submitted_at),
  };
  const texts = {
    in_review: t('about.proof.inReview', facts),
    verified: t('about.proof.verified', facts),
    refused: t('about.proof.refused', { reason: refused_reason ?? t('about.proof.refusedNoReason') }),
  };
  return <Alert family={families[status]}>{texts[status]}</Alert>;
}

export function ProofSection() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const { status } = payload.id_proof;
  const [isOpen, setIsOpen] = useState(false);
  const isFormShown = isOpen || status === 'refused';
  return (
    <PageSection title={t('about.proof.title')} aside={t(`about.proof.status.${status}`)}>
      <p>{t('about.proof.text')}</p>
      <IdProofStatus />
      {isFormShown ? (
        <ProofForm onSent={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {t(status === 'none' ? 'about.proof.open' : 'about.proof.sendAgain')}
          </Button>
        </div>
      )}
    </PageSection>
  );
}
