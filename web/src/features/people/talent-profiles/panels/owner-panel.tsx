import { ChevronRight, IdCard, Link2, Pencil, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths, profileSections } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

export interface OwnerActions {
  onShare: () => void;
  onCard: () => void;
  onAddress: () => void;
}

function EditButton() {
  const { t } = useTranslation('talentProfile');
  return (
    <ButtonLink to={paths.createTalentProfile()} leftSection={<Pencil size={17} aria-hidden />}>
      {t('owner.edit')}
    </ButtonLink>
  );
}

/** At the foot of a phone. */
export function OwnerButtons({ onShare, onCard }: Omit<OwnerActions, 'onAddress'>) {
  const { t } = useTranslation('talentProfile');
  return (
    <>
      <Button className={classes.square} variant="outline" aria-label={t('owner.share')} onClick={onShare}>
        <Share2 size={19} aria-hidden />
      </Button>
      <Button className={classes.square} variant="outline" aria-label={t('owner.card')} onClick={onCard}>
        <IdCard size={19} aria-hidden />
      </Button>
      <EditButton />
    </>
  );
}

export function OwnerPanel({
  address,
  onShare,
  onCard,
  onAddress,
}: OwnerActions & { address: string | null }) {
  const { t } = useTranslation('talentProfile');
  return (
    <Panel title={t('owner.title')}>
      <p className={classes.text}>{t('owner.text')}</p>
      <div className={`${classes.actions} ${classes.onDesktop}`}>
        <EditButton />
        <div className={classes.pair}>
          <Button variant="outline" leftSection={<Share2 size={17} aria-hidden />} onClick={onShare}>
            {t('owner.share')}
          </Button>
          <Button variant="outline" leftSection={<IdCard size={17} aria-hidden />} onClick={onCard}>
            {t('owner.card')}
          </Button>
        </div>
      </div>
      <Button
        className={classes.address}
        variant="link"
        leftSection={<Link2 size={17} aria-hidden />}
        onClick={onAddress}
      >
        {address === null ? t('address.choose') : paths.talent(address)}
      </Button>
      <ul className={classes.parts}>
        {profileSections.map((part) => (
          <li key={part}>
            <Link className={classes.part} to={paths.editTalentSection(part)} state={{ from: 'profile' }}>
              {t(`owner.${part}`)} <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
        <li>
          <Link className={classes.part} to={`${paths.settings(1)}#visibility`}>
            {t('owner.settings')} <ChevronRight size={16} aria-hidden />
          </Link>
        </li>
      </ul>
    </Panel>
  );
}
