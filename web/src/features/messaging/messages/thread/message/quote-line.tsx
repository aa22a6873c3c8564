import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { QuotedMessage } from '../../data/index.ts';
import type { LogActions } from '../log-actions.ts';
import classes from './quote-line.module.css';

interface QuoteLineProps {
  quote: QuotedMessage;
  actions: Pick<LogActions, 'name' | 'userId'>;
  onJump: () => void;
}

export function QuoteLine({ quote, actions, onJump }: QuoteLineProps) {
  const { t } = useTranslation('messages');
  const isMine = quote.user_id === actions.userId;
  const name = isMine ? t('message.mine') : actions.name;
  const text = quote.is_deleted ? t('message.deleted') : quote.text || t('message.quoteFiles');
  return (
    <button type="button" className={classes.quote} onClick={onJump}>
      <VisuallyHidden>{t('message.quoteOf', { name, text })}</VisuallyHidden>
      <span aria-hidden className={classes.name}>
        {name}
      </span>
      <span aria-hidden className={classes.text} data-gone={quote.is_deleted || undefined}>
        {text}
      </span>
    </button>
  );
}
