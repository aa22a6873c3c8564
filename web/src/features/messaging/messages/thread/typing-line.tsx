import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './typing-line.module.css';

interface TypingLineProps {
  isTyping: boolean;
  name: string;
}

/** Its room is always there, so that nothing jumps when somebody begins. */
export function TypingLine({ isTyping, name }: TypingLineProps) {
  const { t } = useTranslation('messages');
  return (
    <p className={classes.line}>
      {isTyping && (
        <>
          <span className={classes.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {t('thread.typing', { name })}
        </>
      )}
    </p>
  );
}
