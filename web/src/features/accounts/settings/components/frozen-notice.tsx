import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';

/** Says what a freeze holds back, and whom to ask. */
export function FrozenNotice() {
  const { t } = useTranslation('settings');
  return (
    <Notice
      family="frozen"
      action={
        <Button component={Link} to={paths.contactUs()} size="sm" variant="default">
          {t('frozen.contact')}
        </Button>
      }
    >
      {t('frozen.text')}
    </Notice>
  );
}
