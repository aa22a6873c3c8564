import { Calendar } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import { Columns, Row } from '../../../../shared/ui/layout/layout.tsx';
import { ThemeSwitch } from '../../../../shared/ui/theme-switch/theme-switch.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Wordmark } from '../../../../shared/ui/wordmark/wordmark.tsx';
import { Specimen } from '../specimen-section.tsx';
import classes from './action-specimens.module.css';

function ToastSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div>
      <Button variant="outline" onClick={() => toast(t('actions.toastSaved'))}>
        {t('actions.toastSuccess')}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast(t('actions.toastShortlisted'), {
            action: { label: t('actions.undo'), onPress: () => void toast(t('actions.undone')) },
          })
        }
      >
        {t('actions.toastUndo')}
      </Button>
      <Button variant="outline" onClick={() => toast(t('actions.toastTooLarge'), { severity: 'error' })}>
        {t('actions.toastError')}
      </Button>
    </div>
  );
}

function Buttons() {
  const { t } = useTranslation('design');
  return (
    <Row gap={3}>
      <Button>{t('actions.offer')}</Button>
      <Button variant="outline" leftSection={<Calendar size={16} aria-hidden />}>
        {t('actions.invite')}
      </Button>
      <Button variant="ink">{t('actions.confirm')}</Button>
      <Button variant="ghost">{t('actions.later')}</Button>
      <Button variant="outline" size="sm">
        {t('actions.small')}
      </Button>
      <Button variant="outline" size="lg">
        {t('actions.large')}
      </Button>
      <Button disabled>{t('actions.disabled')}</Button>
    </Row>
  );
}

function Keys() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.keys}>
      <span>
        <Kbd>←</Kbd> <Kbd>→</Kbd> {t('actions.move')}
      </span>
      <span>
        <Kbd>Space</Kbd> {t('actions.quickView')}
      </span>
      <span>
        <Kbd>S</Kbd> {t('actions.shortlist')}
      </span>
    </div>
  );
}

export function ActionSpecimens() {
  const { t } = useTranslation('design');
  return (
    <>
      <Specimen title={t('actions.buttons')}>
        <Buttons />
      </Specimen>
      <Columns min="13rem" gap={5}>
        <Specimen title={t('actions.wordmark')}>
          <Wordmark />
        </Specimen>
        <Specimen title={t('actions.lights')}>
          <ThemeSwitch />
        </Specimen>
        <Specimen title={t('actions.count')}>
          <Row gap={3}>
            <CountBadge count={1} />
            <CountBadge count={12} />
            <CountBadge count={140} />
          </Row>
        </Specimen>
        <Specimen title={t('actions.keys')}>
          <Keys />
        </Specimen>
      </Columns>
      <Columns min="13rem" gap={5}>
        <Specimen title={t('actions.toasts')}>
          <ToastSpecimens />
        </Specimen>
        <Specimen title={t('actions.bottomBar')}>
          <div className={classes.phone}>
            <BottomBar label={t('actions.bottomBar')} shown="always">
              <Button variant="outline">{t('actions.message')}</Button>
              <Button>{t('actions.offer')}</Button>
            </BottomBar>
          </div>
        </Specimen>
      </Columns>
    </>
  );
}
