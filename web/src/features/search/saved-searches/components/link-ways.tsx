import { Copy, Send } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import classes from './saved-searches.module.css';

interface LinkWaysProps {
  link: string;
  onDone: () => void;
}

const wasPutAway = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The link itself, to copy or to send with whatever the device has for it. */
export function LinkWays({ link, onDone }: LinkWaysProps) {
  const { t } = useTranslation('savedSearches');
  const { copy, hasFailed } = useCopy(link, () => {
    toast(t('share.copied'));
    onDone();
  });
  const send = () =>
    navigator.share({ title: t('share.message'), url: link }).then(onDone, (error: unknown) => {
      if (!wasPutAway(error)) logProblem('The share sheet did not open', error);
    });
  return (
    <>
      <TextField
        label={t('share.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {hasFailed && <Notice family="stop">{t('share.copyFailed')}</Notice>}
      <div className={classes.ways}>
        <Button
          variant="ink"
          size="lg"
          leftSection={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="outline"
            size="lg"
            leftSection={<Send size={18} aria-hidden />}
            onClick={() => void send()}
          >
            {t('share.send')}
          </Button>
        )}
      </div>
    </>
  );
}
