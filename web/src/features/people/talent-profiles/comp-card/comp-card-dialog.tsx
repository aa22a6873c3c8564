import type { CardLook } from '@callboard/contract/people/comp-cards';
import { Download, Image } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { useCompCard } from '../api.ts';
import { cardTrouble } from './card-trouble.ts';
import classes from './comp-card-dialog.module.css';
import { LookChoice } from './look-choice.tsx';

interface CompCardDialogProps {
  talentId: number;
  onClose: () => void;
}

/** One page to print and one picture to send, in the look the talent likes. */
export default function CompCardDialog({ talentId, onClose }: CompCardDialogProps) {
  const { t } = useTranslation('talentProfile');
  const [wanted, setWanted] = useState<CardLook>();
  const { data: card, isError, error, refetch } = useCompCard(talentId, wanted);
  const look = wanted ?? card?.look;
  return (
    <Dialog opened onClose={onClose} title={t('card.title')} lead={t('card.lead')}>
      <LookChoice chosen={look} onChoose={setWanted} />
      {isError ? (
        <div className={classes.failed}>
          <Notice
            family="stop"
            action={
              <Button variant="ink" onClick={() => void refetch()}>
                {t('card.retry')}
              </Button>
            }
          >
            {cardTrouble(t, error)}
          </Notice>
        </div>
      ) : (
        <div className={classes.place}>
          {card ? (
            <img
              src={card.preview_url}
              alt={t('card.preview', { look: t(`card.looks.${card.look}`) })}
              width={4}
              height={5}
            />
          ) : (
            <p className={classes.making} role="status">
              {t('card.making')}
            </p>
          )}
        </div>
      )}
      {card && (
        <DialogActions>
          <ButtonAnchor
            href={card.picture_url}
            download
            variant="outline"
            leftSection={<Image size={18} aria-hidden />}
          >
            {t('card.picture')}
          </ButtonAnchor>
          <ButtonAnchor href={card.pdf_url} download leftSection={<Download size={18} aria-hidden />}>
            {t('card.pdf')}
          </ButtonAnchor>
        </DialogActions>
      )}
    </Dialog>
  );
}
