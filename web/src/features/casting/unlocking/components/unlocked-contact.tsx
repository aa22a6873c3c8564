import { formatDays } from '@callboard/contract/short-dates';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, PenLine, User } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ContactLines } from '../../../../shared/ui/contact-lines/contact-lines.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import { unlockedTalentQuery } from '../api.ts';
import type { UnlockRequest } from '../model/dialog-requests.ts';
import { openEmailDialog } from '../model/dialog-requests.ts';
import type { RequestedDates } from '../model/requested-dates.ts';
import classes from './unlocked-contact.module.css';

interface UnlockedContactProps {
  request: UnlockRequest;
  recruiterId: number;
  /** The dates of the availability check that was just sent. */
  requestedDates: RequestedDates | undefined;
  onClose: () => void;
}

function AvailabilityCheckSent({
  name,
  requestedDates: { from, to },
}: {
  name: string;
  requestedDates: RequestedDates;
}) {
  const { t } = useTranslation('unlocking');
  return <Alert family="wait">{t('done.checkSent', { name, days: formatDays(from, to) })}</Alert>;
}

function Contact({
  request: { userUniqueId, name },
  recruiterId,
}: Omit<UnlockedContactProps, 'requestedDates' | 'onClose'>) {
  const { t } = useTranslation('unlocking');
  const { data, isError, refetch } = useQuery(unlockedTalentQuery(userUniqueId, recruiterId));
  if (data) return <ContactLines contact={data} name={name} />;
  if (data === null) return <Alert family="stop">{t('done.gone')}</Alert>;
  if (isError) {
    const retryButton = (
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        {t('done.retry')}
      </Button>
    );
    return (
      <Alert family="stop" action={retryButton}>
        {t('done.failed', { name })}
      </Alert>
    );
  }
  return (
    <div className={classes.skeleton}>
      <Waiting label={t('done.loading')}>
        <SkeletonText lines={4} />
      </Waiting>
    </div>
  );
}

export function UnlockedContact({ request, recruiterId, requestedDates, onClose }: UnlockedContactProps) {
  const { t } = useTranslation('unlocking');
  const { talentId, userUniqueId, name } = request;
  const profile = paths.talent(userUniqueId);
  const isOnProfile = useLocation().pathname === profile;
  const messageButton = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves to the next step.
  useEffect(() => messageButton.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap={4}>
      <div className={classes.contact}>
        <Contact request={request} recruiterId={recruiterId} />
      </div>
      {requestedDates && <AvailabilityCheckSent name={name} requestedDates={requestedDates} />}
      <div className={classes.actions}>
        <Button
          ref={messageButton}
          data-autofocus
          size="lg"
          leftSection={<MessageSquare size={18} aria-hidden />}
          onClick={() => {
            onClose();
            openMessages({ userId: talentId });
          }}
        >
          {t('done.message')}
        </Button>
        <Button
          size="lg"
          variant="outline"
          leftSection={<PenLine size={18} aria-hidden />}
          onClick={() => {
            onClose();
            openEmailDialog({ talentId, name });
          }}
        >
          {t('done.write')}
        </Button>
      </div>
      {!isOnProfile && (
        <ButtonLink
          variant="ghost"
          to={profile}
          leftSection={<User size={18} aria-hidden />}
          onClick={onClose}
        >
          {t('done.profile')}
        </ButtonLink>
      )}
    </Stack>
  );
}
