import type { LandingFace } from '@callboard/contract/site/landing';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { useSignUpLink } from '../flow/use-sign-up-link.ts';
import classes from './newcomer-side.module.css';
import cards from './side-card.module.css';
import { SideCard, sides } from './side-card.tsx';

/** Beside signing in: the way for those who are not on the board yet. */
export function NewcomerSide({ faces }: { faces: readonly LandingFace[] }) {
  const { t } = useTranslation('auth');
  const linkTo = useSignUpLink();
  return (
    <div>
      <SectionTitle>{t('side.newcomer')}</SectionTitle>
      <div className={`${cards.sides} ${classes.sides}`}>
        {sides.map((side) => (
          <Link key={side.kind} className={cards.side} {...linkTo(side.kind)}>
            <SideCard side={side} faces={faces} end={<ArrowRight size={18} />} />
          </Link>
        ))}
      </div>
    </div>
  );
}
