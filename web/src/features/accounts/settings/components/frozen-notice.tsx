import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';

/** Says what a freeze holds back, and whom to ask. */
export function FrozenNotice() {
  const { t } = useTranslation('settings');
  return (
    <Notice
      family="frozen"
      action={
        <ButtonLink to={paths.contactUs()} size="sm" variant="outline">
          {t('frozen.contact')}
        </ButtonLink>
      }
    >
      {t('frozen.text')}
    </Notice>
  );
}
