import type { LandingFace } from '@callboard/contract/site/landing';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { useSignUpLink } from '../flow/step-link.tsx';
import cards from './account-kind-card.module.css';
import { AccountKindCard, accountKinds } from './account-kind-card.tsx';

export function SignUpCards({ faces }: { faces: readonly LandingFace[] }) {
  const { t } = useTranslation('auth');
  const linkTo = useSignUpLink();
  return (
    <div>
      <SectionTitle>{t('accountKind.newcomer')}</SectionTitle>
      <div className={`${cards.options} ${cards.links}`}>
        {accountKinds.map((option) => (
          <Link key={option.kind} className={cards.option} {...linkTo(option.kind)}>
            <AccountKindCard option={option} faces={faces} end={<ArrowRight size={18} />} />
          </Link>
        ))}
      </div>
    </div>
  );
}
