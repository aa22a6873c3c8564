import type { Acknowledgement } from '@callboard/contract/site/content';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import classes from './sent-note.module.css';

export interface Sent extends Acknowledgement {
  readonly email: string;
}

interface SentNoteProps {
  sent: Sent;
  isLead: boolean;
  onAnother: () => void;
}

/** It arrived: what happens now, and the number to quote. */
export function SentNote({ sent, isLead, onAnother }: SentNoteProps) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.note} role="status">
      <h3 className={classes.title} ref={title} tabIndex={-1}>
        {t(isLead ? 'sent.leadTitle' : 'sent.title')}
      </h3>
      <p className={classes.text}>{t(isLead ? 'sent.leadText' : 'sent.text', { email: sent.email })}</p>
      <Facts>
        <Fact label={t('sent.reference')}>{sent.reference}</Fact>
      </Facts>
      <Button variant="outline" className={classes.another} onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </div>
  );
}
