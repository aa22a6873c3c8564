import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { daysOfGrace } from '../model/grace.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import classes from './data-card.module.css';
import { DownloadCard } from './download-card.tsx';
import { Section } from './section.tsx';

function CloseCard() {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.card} data-tone="stop">
      <h3>{t('data.close.title')}</h3>
      <p>{t('data.close.text', { days: daysOfGrace })}</p>
      <Button variant="outline" className={classes.stop} onClick={() => setIsOpen(true)}>
        {t('data.close.open')}
      </Button>
      <CloseAccountDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

export function DataSection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="data" title={t('sections.data')}>
      <div className={classes.cards}>
        <DownloadCard />
        <CloseCard />
      </div>
    </Section>
  );
}
