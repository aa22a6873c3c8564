import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, buttonProps } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { urlOf } from '../model/link-form.ts';
import { nameOfLink } from '../model/link-name.ts';
import type { Made } from '../model/use-link-form.ts';
import classes from './made-link.module.css';
import { ReachNotes } from './reach-notes.tsx';

interface MadeLinkProps {
  made: Made;
  onDone: () => void;
}

function useMessage({ link }: Made): string {
  const { t } = useTranslation('clientLinks');
  const what = link.character ?? t('made.whole');
  const url = urlOf(link);
  const first =
    link.for_name === null
      ? t('made.toAnyone', { what, url })
      : t('made.toName', { name: link.for_name.split(' ')[0] ?? '', what, url });
  return `${first}\n${t('made.end', { date: formatDate(link.expires_at) })}`;
}

/** The address of a link, and words to send it with. */
export function MadeLink({ made, onDone }: MadeLinkProps) {
  const { t } = useTranslation('clientLinks');
  const url = urlOf(made.link);
  const suggested = useMessage(made);
  const [message, setMessage] = useState(suggested);
  const link = useCopy(url, () => toast(t('copied')));
  const words = useCopy(message, () => toast(t('made.messageCopied')));
  return (
    <Stack gap={4}>
      <div className={classes.address}>
        <TextField
          label={t('made.link')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button leftSection={<Copy size={17} aria-hidden />} onClick={() => void link.copy()} data-autofocus>
          {t('actions.copy')}
        </Button>
      </div>
      {(link.hasFailed || words.hasFailed) && <Alert family="stop">{t('copyFailed')}</Alert>}
      {made.passcode && <Alert family="wait">{t('made.passcode', { passcode: made.passcode })}</Alert>}
      <ReachNotes reach={made.link} />
      <TextArea
        label={t('made.message')}
        rows={3}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <div className={classes.ways}>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer noopener"
          {...buttonProps({
            variant: 'outline',
            leftSection: <MessageCircle size={17} aria-hidden />,
            children: t('made.whatsapp'),
          })}
        />
        <Button
          variant="outline"
          leftSection={<Share2 size={17} aria-hidden />}
          onClick={() => openShareSheet({ title: nameOfLink(made.link, t), url }, () => void link.copy())}
        >
          {t('actions.share')}
        </Button>
        <Button
          variant="outline"
          leftSection={<Copy size={17} aria-hidden />}
          onClick={() => void words.copy()}
        >
          {t('made.copyMessage')}
        </Button>
      </div>
      <DialogActions>
        <Button variant="ink" onClick={onDone}>
          {t('actions.back')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
