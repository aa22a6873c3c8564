import type { OutboxMessage } from '@callboard/contract/messaging/outbox';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './message-body.module.css';

/** Shows the email in a sandboxed frame, or its plain text. */
export function MessageBody({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('outbox');
  const [showsPlain, setShowsPlain] = useState(false);
  const { html, text, recipient } = message;
  const subject = message.subject ?? t('noSubject');
  return (
    <div className={classes.body}>
      {html !== null && (
        <fieldset className={classes.choices} aria-label={t('body')}>
          <Button
            size="sm"
            variant={showsPlain ? 'outline' : 'ink'}
            aria-pressed={!showsPlain}
            onClick={() => setShowsPlain(false)}
          >
            {t('asSent')}
          </Button>
          <Button
            size="sm"
            variant={showsPlain ? 'ink' : 'outline'}
            aria-pressed={showsPlain}
            onClick={() => setShowsPlain(true)}
          >
            {t('plainText')}
          </Button>
        </fieldset>
      )}
      {html !== null && !showsPlain ? (
        <iframe
          className={classes.frame}
          title={t('frame', { recipient, subject })}
          sandbox=""
          srcDoc={html}
        />
      ) : (
        <pre className={classes.text}>{text}</pre>
      )}
    </div>
  );
}
