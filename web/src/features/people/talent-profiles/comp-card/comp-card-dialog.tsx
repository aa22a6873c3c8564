import { type CardLook, cardLooks } from '@callboard/contract/people/comp-cards';
import { Download, Image } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { useCompCard } from '../api.ts';
import type { Translate } from '../model/facts.ts';
import classes from './comp-card-dialog.module.css';

interface LookChoiceProps {
  /** Unknown until the first card is made, because the server keeps the choice. */
  chosen: CardLook | undefined;
  onChoose: (look: CardLook) => void;
}

function LookChoice({ chosen, onChoose }: LookChoiceProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <fieldset>
      <legend className={classes.legend}>{t('card.style')}</legend>
      <div className={classes.looks}>
        {cardLooks.map((look) => (
          <label key={look} className={classes.look}>
            <input
              type="radio"
              name="comp-card-look"
              value={look}
              checked={look === chosen}
              onChange={() => onChoose(look)}
            />
            <span className={classes.swatch} data-look={look} aria-hidden />
            <b>{t(`card.styles.${look}`)}</b>
            <span className={classes.text}>{t(`card.styleTexts.${look}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function cardError(t: Translate, error: unknown): string {
  const { code } = readRequestError(error);
  switch (code) {
    case 'NETWORK':
      return t('card.offline');
    case 'RATE_LIMITED':
      return t('card.limited');
    default:
      return t('card.failed');
  }
}

interface CompCardDialogProps {
  talentId: number;
  onClose: () => void;
}

export default function CompCardDialog({ talentId, onClose }: CompCardDialogProps) {
  const { t } = useTranslation('talentProfile');
  const [chosenLook, setChosenLook] = useState<CardLook>();
  const { data: card, isError, error, refetch } = useCompCard(talentId, chosenLook);
  const look = chosenLook ?? card?.look;
  return (
    <Dialog opened onClose={onClose} title={t('card.title')} lead={t('card.lead')}>
      <LookChoice chosen={look} onChoose={setChosenLook} />
      {isError ? (
        <div className={classes.failed}>
          <Alert
            family="stop"
            action={
              <Button variant="ink" onClick={() => void refetch()}>
                {t('card.retry')}
              </Button>
            }
          >
            {cardError(t, error)}
          </Alert>
        </div>
      ) : (
        <div className={classes.place}>
          {card ? (
            <img
              src={card.preview_url}
              alt={t('card.preview', { look: t(`card.styles.${card.look}`) })}
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
