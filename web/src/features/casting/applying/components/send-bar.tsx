import { Check, CircleAlert, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { shortDate } from '../../job-cards/index.ts';
import { useApply } from '../model/apply-context.ts';
import { chosenRole, type Missing, missingOf } from '../model/form.ts';
import { Preview } from './preview.tsx';
import classes from './send-bar.module.css';

/** What is missing, as the bar names it. */
export function useMissingText() {
  const { t } = useTranslation('applying');
  return ({ what, label = '' }: Missing): string =>
    ({
      role: t('role.missing'),
      photos: t('pictures.missing'),
      request: label,
      answer: label,
      answerLong: t('questions.tooLong'),
      noteLong: t('note.tooLong'),
    })[what];
}

/** At the foot of the screen: one line that says how it stands, and the buttons. */
export function FootBar({ label, line, children }: { label: string; line: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.bar} aria-label={label}>
      <div>
        <p className={classes.line} role="status">
          {line}
        </p>
        <div className={classes.buttons}>{children}</div>
      </div>
    </section>
  );
}

/** Of a role in the button: what a phone has room for. */
const longestName = 20;

interface SendBarProps {
  kind: 'send' | 'again' | 'save';
  onSend: () => void;
}

/** Send, once nothing is missing; before, the way to what is. */
export function SendBar({ kind, onSend }: SendBarProps) {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const missingText = useMissingText();
  const missing = missingOf(form);
  const [first] = missing;
  const role = chosenRole(form);
  const { deadline } = form.job;
  const ready = deadline ? t('bar.readyUntil', { date: shortDate(deadline.at) }) : t('bar.ready');
  const send =
    kind === 'send'
      ? role && role.role.id !== null && role.role.name.length <= longestName
        ? t('bar.sendFor', { role: role.role.name })
        : t('bar.send')
      : t(`bar.${kind}`);
  return (
    <FootBar
      label={t('bar.label')}
      line={
        first ? (
          <>
            <CircleAlert size={16} aria-hidden />
            <span>{t('bar.missing', { count: missing.length, first: missingText(first) })}</span>
          </>
        ) : (
          <>
            <Check size={16} aria-hidden data-go />
            <span>{ready}</span>
          </>
        )
      }
    >
      <Button
        variant="outline"
        size="lg"
        className={classes.eye}
        aria-label={t('bar.preview')}
        onClick={() => setIsPreviewing(true)}
      >
        <Eye size={20} aria-hidden />
      </Button>
      <Button size="lg" fullWidth onClick={onSend}>
        {send}
      </Button>
      {isPreviewing && <Preview onClose={() => setIsPreviewing(false)} />}
    </FootBar>
  );
}
