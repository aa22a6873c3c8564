import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { graceEndsAt } from '../model/grace.ts';
import { useSettings } from '../model/settings-context.ts';
import classes from './close-account-dialog.module.css';
import { CloseAccountForm } from './close-account-form.tsx';

function ClosingTimeline() {
  const { t } = useTranslation('settings');
  const rows = [
    { when: t('closing.timeline.now'), what: t('closing.timeline.nowText') },
    {
      when: t('closing.timeline.until', { date: formatDate(graceEndsAt()) }),
      what: t('closing.timeline.untilText'),
    },
    { when: t('closing.timeline.later'), what: t('closing.timeline.laterText') },
  ];
  return (
    <dl className={classes.timeline}>
      {rows.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CloseAccountDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** After closing, the only way on is to sign out here too. */
export function CloseAccountDialog({ opened, onClose }: CloseAccountDialogProps) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const [erasedAfter, setErasedAfter] = useState<string>();
  if (erasedAfter !== undefined) {
    return (
      <Dialog
        opened={opened}
        onClose={() => void session.end()}
        closable={false}
        title={t('closing.done.title')}
        lead={t('closing.done.text', { date: formatDate(erasedAfter) })}
      >
        <DialogActions>
          <Button variant="ink" data-autofocus onClick={() => void session.end()}>
            {t('closing.done.ok')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      tone="stop"
      closesOnClickOutside={false}
      title={t('closing.title', { name: record.name })}
      lead={t('closing.lead')}
    >
      <ClosingTimeline />
      <CloseAccountForm onStay={onClose} onClosed={setErasedAfter} />
    </Dialog>
  );
}
